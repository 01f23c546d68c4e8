import { useEffect, useEffectEvent } from 'react'
import type { OpenedStory, Progress } from '../../../../contract/reading.ts'
import { now } from '../../../lib/clock.ts'
import { useOfflineStories } from '../../offline-stories/offline-state.ts'
import { isOfflineCopy } from '../../offline-stories/open-offline.ts'
import { isFinishedAt } from '../progress/story-place.ts'

interface OfflineCopyOptions {
  story: OpenedStory
  /** Page of the story that is shown, from 1. */
  page: number
  pageCount: number
}

/** Delays the copy, so that the shown pages load first. */
const copyDelayMs = 5000
const placeDelayMs = 800

/** Saves recently opened stories offline, and stores the child's place in offline stories. */
export function useOfflineCopy({ story, page, pageCount }: OfflineCopyOptions): void {
  const { manager } = useOfflineStories()
  const { storyId, childId } = story
  const storeOpened = useEffectEvent(() => {
    if (!isOfflineCopy(story)) manager?.storeOpened(story)
  })
  useEffect(() => {
    if (!manager || childId === null || !storyId) return
    const timer = setTimeout(storeOpened, copyDelayMs)
    return () => clearTimeout(timer)
  }, [manager, storyId, childId])

  useEffect(() => {
    if (!manager || childId === null) return
    const isFinished = isFinishedAt(page, pageCount)
    const place: Progress = { page, sentence: 0, isFinished, savedAt: now().toISOString() }
    const timer = setTimeout(() => manager.storePlace(storyId, childId, place), placeDelayMs)
    return () => clearTimeout(timer)
  }, [manager, storyId, childId, page, pageCount])
}
