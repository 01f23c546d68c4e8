import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FormProblem } from './form-problem.ts'

export interface AuthForm {
  problems: FormProblem[]
  isPending: boolean
  /** The list of problems; it gets the focus when a try has failed. */
  summaryRef: RefObject<HTMLDivElement | null>
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What stands beside the input of that name. */
  errorOf: (field: string) => string | undefined
}

/** Runs `work` once per try, however often somebody clicks; it answers with what is wrong. */
export function useAuthForm(work: (fields: FormData) => Promise<FormProblem[]>): AuthForm {
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const summaryRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problems.length > 0) summaryRef.current?.focus()
  }, [problems])

  const run = async (fields: FormData) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      setProblems(await work(fields))
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
      void run(new FormData(event.currentTarget))
    },
    errorOf: (field) => problems.find((problem) => problem.field === field)?.text,
  }
}

/** A text field's content without the blanks around it. */
export function textOf(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim()
}

/** A password exactly as it was typed. */
export function passwordOf(fields: FormData): string {
  return String(fields.get('password') ?? '')
}

/** Problems of fields, without those that have none. */
export function fieldProblems(errors: Record<string, string | null>): FormProblem[] {
  return Object.entries(errors).flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}
