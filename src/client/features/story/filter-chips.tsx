import { X } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { ButtonLook } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import { choiceLabel } from './filter-words.ts'
import type { LibraryFilter } from './library-address.ts'
import { filterGroups, isNarrowed, noFilter, toggled } from './library-address.ts'

interface FilterChipsProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** What narrows the list now, each to be taken away, and all at once. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  if (!isNarrowed(filter)) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.library_active()} className="contents">
        {chipsOf(filter).map(({ key, label, without }) => (
          <li key={key}>
            <button
              type="button"
              className="filter-chip"
              aria-label={m.library_chip_remove({ filter: label })}
              onClick={() => onChange(without)}
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

/** Takes search, filters and order away: back to the shelves. */
export function ResetFilters({
  onChange,
  look = 'plain',
}: Pick<FilterChipsProps, 'onChange'> & { look?: ButtonLook }) {
  return (
    <Button look={look} onClick={() => onChange(noFilter)}>
      {m.library_reset()}
    </Button>
  )
}

interface Chip {
  key: string
  label: string
  /** The change that takes it away. */
  without: Partial<LibraryFilter>
}

function chipsOf(filter: LibraryFilter): Chip[] {
  const { search } = filter
  const searched: Chip[] =
    search === ''
      ? []
      : [{ key: 'search', label: m.library_chip_search({ search }), without: { search: '' } }]
  const chosen = filterGroups.flatMap((group) =>
    filter[group].map((choice) => ({
      key: `${group} ${choice}`,
      label: choiceLabel(group, choice),
      without: toggled(filter, group, choice),
    })),
  )
  return [...searched, ...chosen]
}
