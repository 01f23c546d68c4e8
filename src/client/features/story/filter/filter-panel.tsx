import { useEffect, useRef } from 'react'
import type { StoryFacets } from '../../../../contract/story-card.ts'
import { useEscape } from '../../../lib/use-escape.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { DialogClose } from '../../../ui/content-dialog.tsx'
import { ResetFilters } from './filter-chips.tsx'
import { FilterGroups } from './filter-groups.tsx'
import './filter-panel.css'
import { useModal } from '../../../ui/use-modal.ts'
import { isNarrowed, type LibraryFilter } from '../address/library-address.ts'
import { useIsPhone } from './use-is-phone.ts'

interface FilterPanelProps {
  id: string
  filter: LibraryFilter
  /** The number of stories of each choice; undefined while loading. */
  facets: StoryFacets | undefined
  wholeFacets: StoryFacets | undefined
  /** The number of stories that match; undefined while loading. */
  total: number | undefined
  onChange: (changed: Partial<LibraryFilter>) => void
  onClose: () => void
}

/** All filters: below the search field, or as a bottom sheet on a phone. */
export function FilterPanel(props: FilterPanelProps) {
  return useIsPhone() ? <BottomSheet {...props} /> : <OpenPanel {...props} />
}

/** Without „Filter zurücksetzen“: the page shows it beside the chips. */
function OpenPanel(props: FilterPanelProps) {
  const { id, total, onClose } = props
  const ref = useRef<HTMLElement>(null)
  useEscape(true, onClose)
  // What is found stays in sight below the panel.
  useEffect(() => {
    ref.current?.closest('search')?.scrollIntoView()
  }, [])
  return (
    <section ref={ref} id={id} className="filter-panel" aria-label={m.library_filters()}>
      <FilterGroups {...props} />
      <div className="filter-foot">
        <Button variant="primary" onClick={onClose}>
          {showLabel(total)}
        </Button>
      </div>
    </section>
  )
}

function BottomSheet(props: FilterPanelProps) {
  const { id, total, onClose } = props
  const ref = useRef<HTMLDialogElement>(null)
  useModal(ref)
  return (
    <dialog
      ref={ref}
      id={id}
      className="paper filter-sheet"
      closedby="any"
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
    >
      <DialogClose label={m.library_filters_close()} onClose={() => ref.current?.close()} />
      <h2 id={`${id}-heading`}>{m.library_filters()}</h2>
      <FilterGroups {...props} />
      <div className="filter-foot">
        <Button variant="primary" onClick={() => ref.current?.close()}>
          {showLabel(total)}
        </Button>
        {isNarrowed(props.filter) && <ResetFilters onChange={props.onChange} />}
      </div>
    </dialog>
  )
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return m.library_show()
  if (total === 0) return m.library_show_none()
  return total === 1 ? m.library_show_one() : m.library_show_many({ count: total })
}
