import { useQuery } from '@tanstack/react-query'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { LikeButton } from '../../story/card/like-button.tsx'
import { useLikes } from '../../story/card/use-likes.ts'

interface StoryLikeProps {
  storyId: string
  title: string
  size?: 'small' | 'large'
  label?: string
}

/** The like button of a story; the number of likes comes with its public sheet. */
export function StoryLike({ storyId, title, size = 'small', label }: StoryLikeProps) {
  const sheetQuery = query.story.get.queryOptions({ input: { storyId }, ...productQuery })
  const { data } = useQuery(sheetQuery)
  const likes = useLikes()
  // Likes belong to the account; children do not see them.
  if (useKidsMode()) return null
  // Reserves the space, so that the buttons beside it do not move.
  if (!data) return <div className="story-heart" />
  return (
    <div className="story-heart" data-likes={data.likes}>
      <LikeButton
        likes={likes}
        storyId={storyId}
        title={title}
        count={data.likes}
        size={size}
        {...(label && { label })}
      />
    </div>
  )
}
