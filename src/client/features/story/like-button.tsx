import { Heart } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import './like-button.css'
import { useLike } from './use-like.ts'

interface LikeButtonProps {
  storyId: string
  title: string
  likes: number
  size?: 'small' | 'large'
}

/** The public heart of a story with its count; one per account. */
export function LikeButton({ storyId, title, likes, size = 'small' }: LikeButtonProps) {
  const { isLiked, toggle } = useLike(storyId)
  return (
    <button
      type="button"
      className={`like like-${size}`}
      aria-pressed={isLiked}
      aria-label={`${m.story_like({ title })}, ${likes}`}
      onClick={toggle}
    >
      <Heart
        aria-hidden="true"
        size={size === 'large' ? 26 : 22}
        fill={isLiked ? 'currentColor' : 'none'}
      />
      <span aria-hidden="true" className="like-count">
        {likes}
      </span>
    </button>
  )
}
