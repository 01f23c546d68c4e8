import { Bookmark, Star } from 'lucide-react'
import type { ShelfName } from '../../../contract/shelf.ts'
import './mark-button.css'
import { shelfWords } from './shelf-words.ts'
import { useMark } from './use-mark.ts'

interface MarkButtonProps {
  shelf: ShelfName
  storyId: string
  title: string
  className?: string
}

const signs = { favorites: Star, remember: Bookmark }

/** The star or the bookmark of the child that reads here; both are private to the family. */
export function MarkButton({ shelf, storyId, title, className = '' }: MarkButtonProps) {
  const { isMarked, toggle } = useMark(shelf, storyId, title)
  const Sign = signs[shelf]
  const { mark, short } = shelfWords[shelf]
  return (
    <button
      type="button"
      className={`mark-button ${className}`}
      data-shelf={shelf}
      aria-pressed={isMarked}
      aria-label={mark({ title })}
      onClick={toggle}
    >
      <Sign aria-hidden="true" size={26} fill={isMarked ? 'currentColor' : 'none'} />
      <span aria-hidden="true">{short()}</span>
    </button>
  )
}
