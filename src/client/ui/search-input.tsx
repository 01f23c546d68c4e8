import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The input of a search, with its icon; its label is above it. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        size={22}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
      />
      <input type="search" className="field pl-11 text-ellipsis placeholder:text-soft" {...props} />
    </div>
  )
}
