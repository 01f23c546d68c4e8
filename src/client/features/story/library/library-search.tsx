import { useInfiniteQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ChosenFor } from '../../child/chosen-for.tsx'
import { countChosen, type LibraryFilter, noFilter } from '../address/library-address.ts'
import type { ChangeLibrary } from '../address/use-library-address.ts'
import { FilterPanel } from '../filter/filter-panel.tsx'
import { libraryQuery } from './library-query.ts'
import { SearchField } from './search-field.tsx'

interface LibrarySearchProps {
  filter: LibraryFilter
  onChange: ChangeLibrary
}

/** The search field, and the button that opens all filters. */
export function LibrarySearch({ filter, onChange }: LibrarySearchProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // All changes while the panel is open are one entry of the history.
  const hasChanged = useRef(false)
  const { data } = useInfiniteQuery({ ...libraryQuery(filter), enabled: isOpen })
  const whole = useInfiniteQuery({ ...libraryQuery(noFilter), enabled: isOpen })
  const lastPage = isOpen ? data?.pages.at(-1) : undefined
  const count = countChosen(filter)
  const toggle = () => {
    hasChanged.current = false
    setOpen(!isOpen)
  }
  return (
    <search className="grid grid-cols-1 gap-5 max-sm:gap-2">
      <div className="library-search">
        <SearchField search={filter.search} onSearch={(search) => onChange({ search })} />
        <button
          ref={button}
          type="button"
          className="button button-secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
        >
          <SlidersHorizontal aria-hidden="true" size={22} className="filter-icon" />
          {m.library_filter()}
          {count > 0 && (
            <span className="filter-badge">
              {count}
              <span className="sr-only"> {m.library_filters_active()}</span>
            </span>
          )}
        </button>
        <ChosenFor />
      </div>
      {isOpen && (
        <FilterPanel
          id={panelId}
          filter={filter}
          facets={lastPage?.facets}
          wholeFacets={whole.data?.pages.at(-1)?.facets}
          total={lastPage?.total}
          onChange={(changed) => {
            onChange(changed, { replace: hasChanged.current })
            hasChanged.current = true
          }}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </search>
  )
}
