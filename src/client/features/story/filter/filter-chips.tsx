import { X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import {
  filterGroups,
  type LibraryFilter,
  noFilter,
  toggleChoice,
} from '../address/library-address.ts'
import { choiceLabel } from './filter-labels.ts'

interface FilterChipsProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** The active filters, with buttons that remove one or all; the search field has a button of its own. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const chips = createChips(filter)
  if (chips.length === 0) return null
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
      {(chips.length > 1 || filter.search !== '') && <ResetFilters onChange={onChange} />}
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
  return filterGroups.flatMap((group) =>
    filter[group].map((choice) => ({
      key: `${group} ${choice}`,
      label: choiceLabel(group, choice),
      without: toggleChoice(filter, group, choice),
    })),
  )
}
