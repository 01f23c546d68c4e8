import { Star } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  storyId: string
  title: string
}

/** The child's private star. */
export function FavoriteButton({ storyId, title }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(storyId)
  return (
    <button
      type="button"
      className="favorite reader-action"
      aria-pressed={isFavorite}
      aria-label={m.reader_favorite_of({ title })}
      onClick={toggle}
    >
      <Star aria-hidden="true" size={26} fill={isFavorite ? 'currentColor' : 'none'} />
      <span aria-hidden="true">{m.reader_favorite()}</span>
    </button>
  )
}
