import { Heart } from 'lucide-react'
import { memo } from 'react'
import { m } from '../../../paraglide/messages.js'
import './like-button.css'
import type { Likes } from './use-likes.ts'

interface LikeButtonProps {
  /** Of the account. */
  likes: Likes
  storyId: string
  title: string
  count: number
  size?: 'small' | 'large'
  /** Visible beside the heart. */
  label?: string
}

/** The public heart of a story with its count; one per account. */
export function LikeButton(props: LikeButtonProps) {
  const { likes, storyId, title, count, size = 'small', label } = props
  const isLiked = likes.isLiked(storyId)
  return (
    <button
      type="button"
      className={`like like-${size}`}
      aria-pressed={isLiked}
      aria-label={label === undefined ? `${m.story_like({ title })}, ${count}` : undefined}
      onClick={() => likes.toggle(storyId)}
    >
      <HeartIcon isFilled={isLiked} size={size === 'large' ? 26 : 22} />
      {label !== undefined && (
        <span>
          <span className="sr-only">{`${title}: `}</span>
          {label}
        </span>
      )}
      <span aria-hidden={label === undefined} className="like-count">
        {count}
      </span>
    </button>
  )
}

/** Not rendered again with the other hearts of the page. */
const HeartIcon = memo(({ isFilled, size }: { isFilled: boolean; size: number }) => (
  <Heart aria-hidden="true" size={size} fill={isFilled ? 'currentColor' : 'none'} />
))
