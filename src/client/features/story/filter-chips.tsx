import { X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { ButtonLook } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import type { LibraryFilter } from './library-address.ts'
import { noFilter } from './library-address.ts'
import { valueLabel } from './story-values.ts'

interface FilterChipsProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

type Narrowing = 'search' | 'value' | 'age' | 'maxMinutes'

/** What narrows the list now, each to be taken away, and all at once. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const chips = activeFilters(filter)
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.library_active()} className="contents">
        {chips.map(([name, label]) => (
          <li key={name}>
            <button
              type="button"
              className="flex min-h-11 max-w-72 items-center gap-2 rounded-full border-2 border-line px-4 text-sm font-bold hover:border-ink"
              aria-label={m.library_chip_remove({ filter: label })}
              onClick={() => onChange({ [name]: noFilter[name] })}
            >
              <span className="truncate">{label}</span>
              <X aria-hidden="true" size={18} className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <ResetFilters onChange={onChange} />
    </div>
  )
}

/** Takes all filters away; the order stays. */
export function ResetFilters({
  onChange,
  look = 'plain',
}: Pick<FilterChipsProps, 'onChange'> & { look?: ButtonLook }) {
  const { search, value, age, maxMinutes } = noFilter
  return (
    <Button look={look} onClick={() => onChange({ search, value, age, maxMinutes })}>
      {m.library_reset()}
    </Button>
  )
}

/** Whether anything narrows the list. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return activeFilters(filter).length > 0
}

function activeFilters({ search, value, age, maxMinutes }: LibraryFilter): [Narrowing, string][] {
  const chips: [Narrowing, string | null][] = [
    ['search', search === '' ? null : m.library_chip_search({ search })],
    ['value', value && valueLabel(value)],
    ['age', age === null ? null : m.library_age_years({ age })],
    ['maxMinutes', maxMinutes === null ? null : m.library_minutes_max({ minutes: maxMinutes })],
  ]
  return chips.flatMap(([name, label]) => (label === null ? [] : [[name, label]]))
}
