import { useQuery } from '@tanstack/react-query'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { useFamily } from '../../child/use-family.ts'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { useMonthStories, useStoryStates } from '../state/use-story-states.ts'
import { maxSimilar, pickSimilar } from './similar.ts'

/**
 * Similar stories as the reading child sees them, and the first one that opens, to go on with; null until
 * they and the child are known.
 */
export function useSimilar(storyId: string) {
  const { user } = useAuth()
  const similar = useQuery({
    ...query.story.similar.queryOptions({ input: { storyId } }),
    ...productQuery,
  })
  const { activeChild, error } = useFamily()
  const isKidsMode = useKidsMode()
  const stateOf = useStoryStates()
  const { isOpen, opened = [] } = useMonthStories()
  // Without the child's list, all stories count as unread.
  const isWaiting = similar.isLoading || (user !== null && !activeChild && !error)
  if (!similar.data || isWaiting) return { similar, stories: null, next: null }
  // Where nothing similar opens, a child can read again what it knows.
  const known = isKidsMode ? opened.filter((story) => story.storyId !== storyId) : []
  const picked = pickSimilar([...similar.data, ...known], { stateOf, isOpen }, maxSimilar + 1)
  return { similar, stories: picked, next: picked.find(isOpen) ?? null }
}
