import { Heart } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import './like-button.css'
import { memo } from 'react'
import type { Likes } from './use-likes.ts'

interface LikeButtonProps {
  account: Likes
  storyId: string
  title: string
  likes: number
  size?: 'small' | 'large'
  /** Visible beside the heart. */
  label?: string
}

/** The public heart of a story with its count; one per account. */
export function LikeButton(props: LikeButtonProps) {
  const { account, storyId, title, likes, size = 'small', label } = props
  const isLiked = account.isLiked(storyId)
  return (
    <button
      type="button"
      className={`like like-${size}`}
      aria-pressed={isLiked}
      aria-label={label === undefined ? `${m.story_like({ title })}, ${likes}` : undefined}
      onClick={() => account.toggle(storyId)}
    >
      <HeartIcon isFilled={isLiked} size={size === 'large' ? 26 : 22} />
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

/** Not rendered again with the other hearts of the page. */
const HeartIcon = memo(({ isFilled, size }: { isFilled: boolean; size: number }) => (
  <Heart aria-hidden="true" size={size} fill={isFilled ? 'currentColor' : 'none'} />
))
