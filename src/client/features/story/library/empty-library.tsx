import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import { isNarrowed, type LibraryFilter } from '../address/library-address.ts'
import hedgehog from '../card/sleeping-hedgehog.svg'
import { ResetFilters } from '../filter/filter-chips.tsx'

interface EmptyLibraryProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** No story matches the filters, or there are no stories. */
export function EmptyLibrary({ filter, onChange }: EmptyLibraryProps) {
  const canReset = isNarrowed(filter)
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-3 text-center">
      <img src={hedgehog} width={240} height={150} alt="" />
      <p className="font-title text-xl leading-tight font-bold">{m.library_empty()}</p>
      <p className="text-soft">{canReset ? m.library_empty_hint() : m.library_empty_all()}</p>
      {canReset && <ResetFilters variant="primary" onChange={onChange} />}
    </Paper>
  )
}
