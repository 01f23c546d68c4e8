import { type FocusEvent, type FormEvent, useState } from 'react'
import type { FormProblem } from '../../session/form/form-problem.ts'
import { fieldProblems, useAuthForm } from '../../session/form/use-auth-form.ts'

interface ValidatedFormOptions {
  /** The problem of each field by its name; null for a valid field. */
  validate: (fields: FormData) => Record<string, string | null>
  /** Called if the fields are valid; returns the problems of saving. */
  save: (fields: FormData) => Promise<FormProblem[]>
}

type FieldEvent = FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>

/** A form that validates each input on blur, and all fields on submit. */
export function useValidatedForm({ validate, save }: ValidatedFormOptions) {
  const [fieldErrors, setFieldErrors] = useState<Record<string, string | null>>({})
  const form = useAuthForm(async (fields) => {
    const problems = fieldProblems(validate(fields))
    setFieldErrors({})
    return problems.length > 0 ? problems : save(fields)
  })

  const validateField = ({ target, currentTarget }: FieldEvent) => {
    // An empty field is no problem before the submit.
    if (!(target instanceof HTMLInputElement) || target.value === '') return
    const { name } = target
    const problem = validate(new FormData(currentTarget))[name] ?? null
    setFieldErrors((before) => ({ ...before, [name]: problem }))
  }
  const fieldError = (field: string) =>
    field in fieldErrors ? (fieldErrors[field] ?? undefined) : form.fieldError(field)

  return {
    ...form,
    fieldError,
    handleBlur: (event: FocusEvent<HTMLFormElement>) => {
      // An appearing or disappearing message would move the button away from the pointer.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) validateField(event)
    },
    /** Validates an input that has a problem again while the user types. */
    handleInput: (event: FormEvent<HTMLFormElement>) => {
      const { target } = event
      if (target instanceof HTMLInputElement && fieldError(target.name)) validateField(event)
    },
  }
}

export type ValidatedForm = ReturnType<typeof useValidatedForm>
