import { Heart } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import './like-button.css'
import { useLike } from './use-like.ts'

interface LikeButtonProps {
  storyId: string
  title: string
  likes: number
  size?: 'small' | 'large'
  /** Visible beside the heart. */
  label?: string
}

/** The public heart of a story with its count; one per account. */
export function LikeButton({ storyId, title, likes, size = 'small', label }: LikeButtonProps) {
  const { isLiked, toggle } = useLike(storyId)
  return (
    <button
      type="button"
      className={`like like-${size}`}
      aria-pressed={isLiked}
      aria-label={label === undefined ? `${m.story_like({ title })}, ${likes}` : undefined}
      onClick={toggle}
    >
      <Heart
        aria-hidden="true"
        size={size === 'large' ? 26 : 22}
        fill={isLiked ? 'currentColor' : 'none'}
      />
      {label !== undefined && (
        <span>
          <span className="sr-only">{`${title}: `}</span>
          {label}
        </span>
      )}
      <span aria-hidden={label === undefined} className="like-count">
        {likes}
      </span>
    </button>
  )
}
