import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { api, query } from '../../../data/core/api.ts'
import type { SavedPlace } from '../../../data/outbox/pending-change.ts'
import { useOutbox } from '../../../data/outbox/use-outbox.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { storeGuestProgress } from '../../story/state/guest-progress.ts'
import { createProgressSaver, type ProgressSaver } from './progress-saver.ts'
import { isFinishedAt, type StoryPlace } from './story-place.ts'

interface ProgressOptions {
  story: OpenedStory
  /** Page of the story that is shown, from 1. */
  page: number
  /** The last page of the shown spread. */
  lastShown?: number
  pageCount: number
}

/**
 * Saves the place after each turn and on leaving. `reportPlace` is for a more exact place: narration
 * knows the sentence.
 */
export function useProgress({ story, page, lastShown = page, pageCount }: ProgressOptions) {
  const { storyId } = story
  const saver = useProgressSaver(story, pageCount)
  // In a ref, so that `reportPlace` stays the same function.
  const lastShownPage = useRef(lastShown)
  lastShownPage.current = lastShown
  const lastReported = useRef<StoryPlace>({ page, sentence: 0 })
  const last = useRef<SavedPlace | null>(null)

  const reportPlace = useCallback(
    (place: StoryPlace) => {
      const before = lastReported.current
      if (before.page === place.page && before.sentence === place.sentence) return
      lastReported.current = place
      last.current = {
        ...place,
        isFinished: isFinishedAt(Math.max(place.page, lastShownPage.current), pageCount),
        savedAt: now().toISOString(),
        // A turn back to page 1 restarts the story; a new device only opens it there.
        fromStart: place.page === 1 && (before.page !== 1 || last.current?.fromStart === true),
      }
      saver.current?.report(last.current)
    },
    [saver, pageCount],
  )
  useEffect(() => {
    if (lastReported.current.page !== page) reportPlace({ page, sentence: 0 })
  }, [page, reportPlace])
  useCachedPlace(storyId, last)
  return { reportPlace }
}

/** Saves for the account or, for guests, in the browser; leaving the page saves immediately. */
function useProgressSaver(
  { storyId, childId }: Pick<OpenedStory, 'storyId' | 'childId'>,
  pageCount: number,
) {
  const { add, leave, outbox } = useOutbox()
  const { user } = useAuth()
  const uid = user?.uid
  // In a ref, so that the saver stays when the outbox opens; the page can be left before that.
  const isOutboxOpen = useRef(false)
  isOutboxOpen.current = outbox !== null
  const saver = useRef<ProgressSaver | null>(null)
  useEffect(() => {
    let unsent: SavedPlace | null = null
    const newSaver = createProgressSaver({
      save: (place) => {
        if (childId === null) return storeGuestProgress(storyId, { ...place, pageCount })
        if (!isOutboxOpen.current) unsent = place
        // The outbox reports a refusal on the page that is open by then.
        add({ kind: 'progress', input: { childId, storyId, place } }).catch(() => undefined)
      },
    })
    saver.current = newSaver
    const handleLeaving = () => {
      newSaver.saveNow()
      if (isOutboxOpen.current) return leave()
      if (uid === undefined || childId === null || unsent === null) return
      const input = { uid, childId, storyId, ...unsent }
      api.reading.saveProgress(input, { context: { isLeaving: true } }).catch(() => undefined)
    }
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') handleLeaving()
    }
    document.addEventListener('visibilitychange', handleHidden)
    window.addEventListener('pagehide', handleLeaving)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      window.removeEventListener('pagehide', handleLeaving)
      newSaver.saveNow()
    }
  }, [storyId, childId, pageCount, uid, add, leave])
  return saver
}

/** Updates the cached story on leaving, for a return in the same visit. */
function useCachedPlace(storyId: string, last: { current: SavedPlace | null }) {
  const queryClient = useQueryClient()
  useEffect(
    () => () => {
      const place = last.current
      if (!place) return
      const { fromStart, ...progress } = place
      queryClient.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) =>
        opened?.storyId === storyId ? { ...opened, progress } : opened,
      )
    },
    [queryClient, storyId, last],
  )
}
