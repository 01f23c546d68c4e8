import { X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import {
  filterGroups,
  isNarrowed,
  type LibraryFilter,
  noFilter,
  toggleChoice,
} from '../address/library-address.ts'
import { choiceLabel } from './filter-labels.ts'

interface FilterChipsProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** The active filters, with buttons that remove one or all. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  if (!isNarrowed(filter)) return null
  const chips = createChips(filter)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.library_active()} className="contents">
        {chips.map(({ key, label, without }) => (
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
      {chips.length > 1 && <ResetFilters onChange={onChange} />}
    </div>
  )
}

/** Removes search, filters and order: back to the shelves. */
export function ResetFilters({
  onChange,
  variant = 'plain',
}: Pick<FilterChipsProps, 'onChange'> & { variant?: ButtonVariant }) {
  return (
    <Button variant={variant} onClick={() => onChange(noFilter)}>
      {m.library_reset()}
    </Button>
  )
}

interface Chip {
  key: string
  label: string
  /** The change that removes it. */
  without: Partial<LibraryFilter>
}

function createChips(filter: LibraryFilter): Chip[] {
  const { search } = filter
  const searched: Chip[] =
    search === ''
      ? []
      : [{ key: 'search', label: m.library_chip_search({ search }), without: { search: '' } }]
  const chosen = filterGroups.flatMap((group) =>
    filter[group].map((choice) => ({
      key: `${group} ${choice}`,
      label: choiceLabel(group, choice),
      without: toggleChoice(filter, group, choice),
    })),
  )
  return [...searched, ...chosen]
}
