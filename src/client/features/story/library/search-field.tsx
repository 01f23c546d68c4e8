import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { SearchInput } from '../../../ui/search-input.tsx'
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
      onSubmit={(event) => {
        event.preventDefault()
        handleChange(text, 0)
      }}
    >
      <SearchInput
        label={m.library_search()}
        labelClassName="text-sm max-sm:sr-only [@media(height<30rem)]:sr-only"
        placeholder={m.library_search_hint()}
        maxLength={maxSearchLength}
        enterKeyHint="search"
        value={text}
        onChange={(event) => handleChange(event.target.value, searchDebounceMs)}
      />
    </form>
  )
}
