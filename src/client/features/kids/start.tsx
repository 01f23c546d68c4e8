import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { useFamily } from '../child/use-family.ts'
import { useIsDeviceOnly } from '../offline-stories/use-is-device-only.ts'
import { useOfflineForReader } from '../offline-stories/use-offline-for-reader.ts'
import { useMonthStories } from '../story/state/use-story-states.ts'
import { KidsEmpty, KidsLoadError } from './kids-notices.tsx'
import { listedQuery, type Reader, unfinishedQuery } from './kids-queries.ts'
import { OfflineStories } from './offline-stories.tsx'
import { PagedStories } from './paged-stories.tsx'
import { startStories } from './start-stories.ts'

/** The first screen: stories; offline those of this device. */
export function Start({ reader }: { reader: Reader }) {
  return useIsDeviceOnly() ? <OfflineStart /> : <OnlineStart reader={reader} />
}

function OnlineStart({ reader }: { reader: Reader }) {
  const { activeChild } = useFamily()
  const unfinished = useQuery(unfinishedQuery(reader))
  const { isOpen, opened = [] } = useMonthStories()
  const { data, error, refetch } = useQuery(listedQuery())
  if (data && !unfinished.isLoading) {
    const begun = unfinished.data?.map(({ story }) => story) ?? []
    const isListed = new Set(data.items.map(({ storyId }) => storyId))
    const listed = [...data.items, ...opened.filter(({ storyId }) => !isListed.has(storyId))]
    const stories = startStories(begun, listed, activeChild?.readStories ?? [], isOpen)
    if (stories.length === 0) return <KidsEmpty picture="sleep" text={m.kids_start_empty()} />
    return <PagedStories stories={stories} />
  }
  if (error) return <KidsLoadError onRetry={() => void refetch()} />
  return <Spinner label={m.site_loading()} />
}

function OfflineStart() {
  const entries = useOfflineForReader()
  if (entries.length === 0) return <KidsEmpty picture="sleep" text={m.offline_kids_none()} />
  return <OfflineStories entries={entries} />
}
