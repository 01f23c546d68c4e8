import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { api, query } from '../../../data/api.ts'
import { useOutbox } from '../../../data/outbox/use-outbox.ts'
import type { SavedPlace } from '../../../data/outbox/wish.ts'
import { useAuth } from '../../../data/session.tsx'
import { now } from '../../../lib/clock.ts'
import { keepGuestProgress } from './guest-progress.ts'
import type { ProgressSaver } from './progress-saver.ts'
import { createProgressSaver } from './progress-saver.ts'
import type { StoryPlace } from './story-place.ts'
import { isFinishedAt } from './story-place.ts'

interface ProgressOptions {
  story: OpenedStory
  /** Page of the story that is shown, from 1. */
  page: number
  /** The page beside it, where two lie open; the same page where one does. */
  lastShown?: number
  pageCount: number
}

/**
 * Keeps where the child is after each turn and on leaving. `reportPlace` tells a place more
 * exactly: whoever reads the story aloud knows the sentence.
 */
export function useProgress({ story, page, lastShown = page, pageCount }: ProgressOptions) {
  const { storyId } = story
  const saver = useSaver(story)
  const shown = useRef(lastShown)
  shown.current = lastShown
  const told = useRef<StoryPlace>({ page, sentence: 0 })
  const last = useRef<SavedPlace | null>(null)

  const reportPlace = useCallback(
    (place: StoryPlace) => {
      const before = told.current
      if (before.page === place.page && before.sentence === place.sentence) return
      told.current = place
      last.current = {
        ...place,
        isFinished: isFinishedAt(Math.max(place.page, shown.current), pageCount),
        savedAt: now().toISOString(),
        // Whoever turns back to the first page begins again; a fresh device only arrives there.
        fromStart: place.page === 1 && (before.page !== 1 || last.current?.fromStart === true),
      }
      saver.current?.report(last.current)
    },
    [saver, pageCount],
  )
  useEffect(() => {
    if (told.current.page !== page) reportPlace({ page, sentence: 0 })
  }, [page, reportPlace])
  useKnownPlace(storyId, last)
  return { reportPlace }
}

/** Saves for the account or, for a guest, in the browser; leaving the page saves at once. */
function useSaver({ storyId, childId }: Pick<OpenedStory, 'storyId' | 'childId'>) {
  const { add, leave, outbox } = useOutbox()
  const { user } = useAuth()
  const uid = user?.uid
  /** Whoever turns a page at once and leaves is faster than the outbox is open. */
  const isEarly = useRef(true)
  isEarly.current = outbox === null
  const saver = useRef<ProgressSaver | null>(null)
  useEffect(() => {
    let early: SavedPlace | null = null
    const opened = createProgressSaver({
      save: (place) => {
        if (childId === null) return keepGuestProgress(storyId, place)
        if (isEarly.current) early = place
        // A refusal is told on the page that is open by then.
        add({ kind: 'progress', input: { childId, storyId, place } }).catch(() => undefined)
      },
    })
    saver.current = opened
    const handleLeaving = () => {
      opened.saveNow()
      if (!isEarly.current) return leave()
      if (uid === undefined || childId === null || early === null) return
      const own = { uid, childId, storyId, ...early }
      api.reading.saveProgress(own, { context: { isLeaving: true } }).catch(() => undefined)
    }
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') handleLeaving()
    }
    document.addEventListener('visibilitychange', handleHidden)
    window.addEventListener('pagehide', handleLeaving)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      window.removeEventListener('pagehide', handleLeaving)
      opened.saveNow()
    }
  }, [storyId, childId, uid, add, leave])
  return saver
}

/** What the cache holds of the opened story follows, for whoever comes back in the same visit. */
function useKnownPlace(storyId: string, last: { current: SavedPlace | null }) {
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
