import { useQuery } from '@tanstack/react-query'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { query } from '../../../data/api.ts'
import { productQuery } from '../../../data/query-client.ts'
import { useKept } from '../../kept/kept-state.ts'
import { isFromHere } from '../../kept/open-kept.ts'
import { SaveOffline } from '../../story/save-offline.tsx'

/** Saves the story that lies open; it was opened already, so that costs nothing. */
export function SaveInReader({ story }: { story: OpenedStory }) {
  const { storyId } = story
  const sheet = query.story.get.queryOptions({ input: { storyId }, ...productQuery })
  const { data } = useQuery(sheet)
  const card = useKept().kept.get(storyId)?.card ?? data
  // What comes from this device lacks the files that would be saved.
  return card && <SaveOffline card={card} {...(!isFromHere(story) && { opened: story })} />
}
