import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { isTrivialPin, pinLength } from '../../../../contract/family.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { gateProblem } from './gate-problem.ts'

interface PinFormProps {
  saveLabel: string
  onSave: (pin: string) => Promise<void>
  /** Beside the save button. */
  children?: ReactNode
}

const isPin = (text: string) => new RegExp(`^\\d{${pinLength}}$`).test(text)

/** A new PIN, typed twice because it is masked. */
export function PinForm({ saveLabel, onSave, children }: PinFormProps) {
  const [problem, setProblem] = useState<{ field: 'pin' | 'again'; text: string } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (field: 'pin' | 'again', text: string) => {
    setProblem({ field, text })
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const typed = new FormData(event.currentTarget)
    const pin = String(typed.get('pin'))
    if (!isPin(pin)) return refuse('pin', m.gate_pin_digits())
    if (isTrivialPin(pin)) return refuse('pin', m.gate_pin_trivial())
    if (pin !== typed.get('again')) return refuse('again', m.gate_pin_differs())
    setProblem(null)
    setSaving(true)
    try {
      await onSave(pin)
    } catch (error) {
      refuse('pin', gateProblem(error as Error, m.gate_unreachable()) ?? '')
    } finally {
      setSaving(false)
    }
  }

  const field = {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: pinLength,
    className: 'gate-field',
  } as const
  return (
    <form ref={form} className="gate-form" noValidate onSubmit={handleSubmit}>
      <TextField
        {...field}
        label={m.gate_pin_new()}
        help={m.gate_pin_help()}
        name="pin"
        error={problem?.field === 'pin' && problem.text}
      />
      <TextField
        {...field}
        label={m.gate_pin_again()}
        name="again"
        error={problem?.field === 'again' && problem.text}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={isSaving}>
          {isSaving ? m.settings_saving() : saveLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}
