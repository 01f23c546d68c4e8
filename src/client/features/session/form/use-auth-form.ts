import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FormProblem } from './form-problem.ts'

export interface AuthForm {
  problems: FormProblem[]
  isPending: boolean
  /** The list of problems; gets the focus after a failed submit. */
  summaryRef: RefObject<HTMLDivElement | null>
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Hides the problem of an input that the user changes; the summary stays until the next submit. */
  handleInput: (event: FormEvent<HTMLFormElement>) => void
  /** The problem of the input with this name; undefined if there is none. */
  fieldError: (field: string) => string | undefined
}

/** State of a form. `submit` never runs twice at the same time, and returns the problems. */
export function useAuthForm(submit: (fields: FormData) => Promise<FormProblem[]>): AuthForm {
  const [problems, setProblems] = useState<FormProblem[]>([])
  /** Names of the inputs that the user has changed since the last submit. */
  const [changed, setChanged] = useState<string[]>([])
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const summaryRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problems.length > 0) summaryRef.current?.focus()
  }, [problems])

  const run = async (form: HTMLFormElement) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      const found = await submit(new FormData(form))
      setProblems(found.map((problem) => ({ ...problem, label: labelOf(form, problem.field) })))
      setChanged([])
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return {
    problems,
    isPending,
    summaryRef,
    handleSubmit: (event) => {
      event.preventDefault()
      void run(event.currentTarget)
    },
    handleInput: ({ target }) => {
      if (target instanceof HTMLInputElement) setChanged((before) => [...before, target.name])
    },
    fieldError: (field) =>
      changed.includes(field) ? undefined : problems.find((one) => one.field === field)?.text,
  }
}

function labelOf(form: HTMLFormElement, name: string | null): string | undefined {
  const field = name !== null && form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return undefined
  return form.querySelector(`label[for="${field.id}"]`)?.textContent
}

/** A field's trimmed text. */
export function fieldText(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim()
}

/** The untrimmed password. */
export function fieldPassword(fields: FormData): string {
  return String(fields.get('password') ?? '')
}

/** Converts the problem texts by field name to problems; drops null. */
export function fieldProblems(errors: Record<string, string | null>): FormProblem[] {
  return Object.entries(errors).flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}
