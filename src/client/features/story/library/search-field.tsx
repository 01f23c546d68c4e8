import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { maxSearchLength } from '../address/library-address.ts'
import { useSearchTimer } from './use-search-timer.ts'

const searchDebounceMs = 300

interface SearchFieldProps {
  /** The current search. */
  search: string
  onSearch: (search: string) => void
}

/** Searches 300 ms after the last key (spec 5.5), or immediately with Enter. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(search)
  const [previousSearch, setPreviousSearch] = useState(search)
  const runAfter = useSearchTimer()

  // The address changed without typing: back, reset or a link.
  if (search !== previousSearch) {
    setPreviousSearch(search)
    if (search !== text.trim()) setText(search)
  }

  const handleChange = (typed: string, delayMs: number) => {
    setText(typed)
    runAfter(() => onSearch(typed.trim()), delayMs)
  }

  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        handleChange(text, 0)
      }}
    >
      <label htmlFor={id} className="text-sm font-bold max-sm:sr-only">
        {m.library_search()}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={22}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
        />
        <input
          id={id}
          type="search"
          className="field pl-11 text-ellipsis placeholder:text-soft"
          placeholder={m.library_search_hint()}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          value={text}
          onChange={(event) => handleChange(event.target.value, searchDebounceMs)}
        />
      </div>
    </form>
  )
}
