import { Check, Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

const maxCompanions = 6
const maxNameLength = 20

interface CompanionsProps {
  companions: string[]
  suggestedNames: string[]
  onChange: (companions: string[]) => void
}

/** Who read along: suggested names and a field for a new one. */
export function Companions({ companions, suggestedNames, onChange }: CompanionsProps) {
  const isFull = companions.length >= maxCompanions
  const names = [...new Set([...suggestedNames, ...companions])]
  const toggle = (name: string) =>
    onChange(
      companions.includes(name)
        ? companions.filter((companion) => companion !== name)
        : [...companions, name],
    )
  return (
    <fieldset>
      <legend>{m.diary_companions()}</legend>
      <div className="companions">
        {names.map((name) => {
          const isChosen = companions.includes(name)
          return (
            <button
              key={name}
              type="button"
              className="companion"
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(name)}
            >
              {isChosen && <Check size={18} strokeWidth={3} aria-hidden="true" />}
              {name}
            </button>
          )
        })}
      </div>
      {isFull ? (
        <p className="mt-2 text-sm text-soft">{m.diary_companions_full()}</p>
      ) : (
        <NewCompanion onAdd={(name) => !companions.includes(name) && toggle(name)} />
      )}
    </fieldset>
  )
}

function NewCompanion({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return
    onAdd(trimmed)
    setName('')
  }
  return (
    <form className="new-companion" onSubmit={handleSubmit}>
      <input
        className="field"
        aria-label={m.diary_companion_new()}
        placeholder={m.diary_companion_new()}
        maxLength={maxNameLength}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" aria-label={m.diary_companion_add()}>
        <Plus size={22} aria-hidden="true" />
      </Button>
    </form>
  )
}
