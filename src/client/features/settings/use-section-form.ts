import type { FocusEvent, FormEvent } from 'react'
import { useState } from 'react'
import type { FormProblem } from '../session/form-problem.ts'
import { fieldProblems, useAuthForm } from '../session/use-auth-form.ts'

interface SectionFormOptions {
  /** What is wrong with each field, by its name. */
  check: (fields: FormData) => Record<string, string | null>
  /** Called where nothing is wrong; answers with what then went wrong. */
  save: (fields: FormData) => Promise<FormProblem[]>
}

type SectionEvent = FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>

/** A section that saves by itself: a field is looked at when it is left, all of them on submit. */
export function useSectionForm({ check, save }: SectionFormOptions) {
  const [early, setEarly] = useState<Record<string, string | null>>({})
  const form = useAuthForm(async (fields) => {
    const problems = fieldProblems(check(fields))
    setEarly({})
    return problems.length > 0 ? problems : save(fields)
  })

  const look = ({ target, currentTarget }: SectionEvent) => {
    // Who only passes by an empty field is not told off.
    if (!(target instanceof HTMLInputElement) || target.value === '') return
    const { name } = target
    const problem = check(new FormData(currentTarget))[name] ?? null
    setEarly((before) => ({ ...before, [name]: problem }))
  }
  const errorOf = (field: string) =>
    field in early ? (early[field] ?? undefined) : form.errorOf(field)

  return {
    ...form,
    errorOf,
    handleBlur: (event: FocusEvent<HTMLFormElement>) => {
      // A sentence that comes or goes would move the button away from under the finger.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) look(event)
    },
    /** What has been complained about is looked at again with every letter. */
    handleInput: (event: FormEvent<HTMLFormElement>) => {
      const { target } = event
      if (target instanceof HTMLInputElement && errorOf(target.name)) look(event)
    },
  }
}

export type SectionFormState = ReturnType<typeof useSectionForm>
