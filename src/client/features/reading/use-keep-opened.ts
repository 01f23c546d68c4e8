import { useEffect, useEffectEvent } from 'react'
import type { OpenedStory, Progress } from '../../../contract/reading.ts'
import { now } from '../../lib/clock.ts'
import { useKept } from '../kept/kept-state.ts'
import { isFromHere } from '../kept/open-kept.ts'
import { isFinishedAt } from './progress/story-place.ts'

interface OpenedOptions {
  story: OpenedStory
  /** Page of the story that is shown, from 1. */
  page: number
  pageCount: number
}

/** The pages that are being looked at come first. */
const restMs = 5000
const settledMs = 800

/** Keeps the last stories that were opened, and where the child is in those that are kept. */
export function useKeepOpened({ story, page, pageCount }: OpenedOptions): void {
  const { keeper } = useKept()
  const { storyId, childId } = story
  const noteOpened = useEffectEvent(() => {
    if (!isFromHere(story)) keeper?.noteOpened(story)
  })
  useEffect(() => {
    if (!keeper || childId === null || !storyId) return
    const timer = setTimeout(noteOpened, restMs)
    return () => clearTimeout(timer)
  }, [keeper, storyId, childId])

  useEffect(() => {
    if (!keeper || childId === null) return
    const isFinished = isFinishedAt(page, pageCount)
    const place: Progress = { page, sentence: 0, isFinished, savedAt: now().toISOString() }
    const timer = setTimeout(() => keeper.notePlace(storyId, childId, place), settledMs)
    return () => clearTimeout(timer)
  }, [keeper, storyId, childId, page, pageCount])
}
