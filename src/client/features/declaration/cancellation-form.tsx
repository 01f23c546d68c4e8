import { useId, useState } from 'react'
import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { readCancellation } from './declaration-fields.ts'
import { DeclarationForm } from './declaration-form.tsx'
import type { SentDeclaration } from './sent-declaration.ts'

/** „Verträge hier kündigen“ (§ 312k BGB). */
export function CancellationForm({ onSent }: { onSent: (sent: SentDeclaration) => void }) {
  return (
    <DeclarationForm
      submitLabel={m.declaration_cancel_submit()}
      read={readCancellation}
      send={(cancellation) => api.billing.declareCancellation(cancellation)}
      onSent={onSent}
      firstFields={<KindFields />}
      middleFields={(fieldError) => <DayFields error={fieldError('endsOn')} />}
    />
  )
}

/** Kind of cancellation; an extraordinary one may state its reason. */
function KindFields() {
  const [kind, setKind] = useState('ordinary')
  const id = useId()
  return (
    <>
      <Choice
        legend={m.declaration_kind()}
        name="kind"
        value={kind}
        options={[
          ['ordinary', m.declaration_ordinary()],
          ['extraordinary', m.declaration_extraordinary()],
        ]}
        onChange={setKind}
      />
      {kind === 'extraordinary' && (
        <div className="declaration-field declaration-whole">
          <label htmlFor={id}>{m.declaration_reason()}</label>
          <textarea id={id} name="reason" className="field" rows={3} maxLength={2000} />
        </div>
      )}
    </>
  )
}

function DayFields({ error }: { error: string | undefined }) {
  const [when, setWhen] = useState('soonest')
  return (
    <>
      <Choice
        legend={m.declaration_when()}
        name="when"
        value={when}
        options={[
          ['soonest', m.declaration_soonest()],
          ['day', m.declaration_on_day()],
        ]}
        onChange={setWhen}
      />
      {when === 'day' && (
        <TextField
          label={m.declaration_day()}
          name="endsOn"
          type="date"
          required
          className="declaration-whole"
          error={error}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  legend: string
  name: string
  value: string
  options: [value: string, label: string][]
  onChange: (value: string) => void
}

/** A radio group with two options. */
function Choice({ legend, name, value, options, onChange }: ChoiceProps) {
  return (
    <fieldset className="declaration-choice declaration-whole">
      <legend>{legend}</legend>
      <div>
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
