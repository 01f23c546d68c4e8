import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { gateAnswer } from './gate-answer.ts'

interface SecretFormProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete'> {
  label: string
  help?: ReactNode
  maxLength: number
  /** What is wrong with a text before it is sent; null where nothing is. */
  check: (secret: string) => string | null
  /** Said of a secret that the server does not accept. */
  wrong: string
  send: (secret: string) => Promise<unknown>
  onPassed: () => void
  children?: ReactNode
}

/** One masked field and a button; what did not work is said in words and the field takes the focus. */
export function SecretForm(props: SecretFormProps) {
  const { label, help, check, wrong, send, onPassed, children, ...field } = props
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (problem !== null) input.current?.select()
  }, [problem])

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const secret = input.current?.value ?? ''
    const unfit = check(secret)
    setProblem(unfit)
    if (unfit !== null) return input.current?.focus()
    setSending(true)
    try {
      await send(secret)
      onPassed()
    } catch (error) {
      setProblem(gateAnswer(error as Error, wrong))
      input.current?.focus()
    } finally {
      setSending(false)
    }
  }

  return (
    <form className="gate-form" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={input}
        type="password"
        label={label}
        help={help}
        error={problem}
        className="gate-field"
        name="secret"
        {...field}
      />
      <Button type="submit" look="primary" aria-disabled={isSending}>
        {isSending ? m.gate_opening() : m.gate_open()}
      </Button>
      {children}
    </form>
  )
}
