import type { FocusEvent } from 'react'
import { useState } from 'react'
import type { FormProblem } from '../session/form-problem.ts'
import { fieldProblems, useAuthForm } from '../session/use-auth-form.ts'

interface SectionFormOptions {
  /** What is wrong with each field, by its name. */
  check: (fields: FormData) => Record<string, string | null>
  /** Called where nothing is wrong; answers with what then went wrong. */
  save: (fields: FormData) => Promise<FormProblem[]>
}

/** A section that saves by itself: a field is looked at when it is left, all of them on submit. */
export function useSectionForm({ check, save }: SectionFormOptions) {
  const [onBlur, setOnBlur] = useState<Record<string, string | null>>({})
  const form = useAuthForm(async (fields) => {
    const problems = fieldProblems(check(fields))
    setOnBlur({})
    return problems.length > 0 ? problems : save(fields)
  })
  return {
    ...form,
    errorOf: (field: string) => onBlur[field] ?? form.errorOf(field),
    handleBlur: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
      // Who only passes by an empty field is not told off.
      if (!(target instanceof HTMLInputElement) || target.value === '') return
      const { name } = target
      const problem = check(new FormData(currentTarget))[name] ?? null
      setOnBlur((before) => ({ ...before, [name]: problem }))
    },
  }
}

export type SectionFormState = ReturnType<typeof useSectionForm>
