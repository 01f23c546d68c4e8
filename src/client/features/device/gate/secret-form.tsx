import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { gateProblem } from './gate-problem.ts'
import { useFieldFocus } from './use-field-focus.ts'

interface SecretFormProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete'> {
  label: string
  help?: ReactNode
  maxLength: number
  /** Why a text is invalid; null for a valid one. */
  check: (secret: string) => string | null
  /** Shown if the server refuses the secret. */
  wrongText: string
  send: (secret: string) => Promise<unknown>
  onPassed: () => void
  children?: ReactNode
}

/** One masked field and a button; an error is shown at the field, which gets the focus. */
export function SecretForm(props: SecretFormProps) {
  const { label, help, check, wrongText, send, onPassed, children, ...field } = props
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useFieldFocus(input)

  useEffect(() => {
    if (problem !== null) input.current?.select()
  }, [problem])

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const secret = input.current?.value ?? ''
    const formatProblem = check(secret)
    setProblem(formatProblem)
    if (formatProblem !== null) return input.current?.focus()
    setSending(true)
    try {
      await send(secret)
      onPassed()
    } catch (error) {
      setProblem(gateProblem(error as Error, wrongText))
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
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {isSending ? m.gate_opening() : m.gate_open()}
      </Button>
      {children}
    </form>
  )
}
