import { useQuery } from '@tanstack/react-query'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useKidsMode } from '../device/use-kids-mode.ts'
import { LikeButton } from '../story/like-button.tsx'

interface StoryHeartProps {
  storyId: string
  title: string
  size?: 'small' | 'large'
  word?: string
}

/** The story's public heart; its count comes with the story's free sheet. */
export function StoryHeart({ storyId, title, size = 'small', word }: StoryHeartProps) {
  const sheet = query.story.get.queryOptions({ input: { storyId }, ...productQuery })
  const { data } = useQuery(sheet)
  // Likes are the account's and their number is for parents.
  if (useKidsMode()) return null
  // Its place is kept until it comes: nothing beside it moves away under a finger.
  if (!data) return <div className="story-heart" />
  return (
    <div className="story-heart" data-likes={data.likes}>
      <LikeButton
        storyId={storyId}
        title={title}
        likes={data.likes}
        size={size}
        {...(word && { word })}
      />
    </div>
  )
}
