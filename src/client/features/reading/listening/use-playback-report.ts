import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { api, query } from '../../../data/api.ts'
import { isAskingPaused } from '../../../data/asking.ts'
import { meterPlayback } from './playback-meter.ts'

interface ReportedPlayback {
  /** Null while there is nothing to count. */
  media: HTMLMediaElement | null
  medium: 'audio' | 'video'
  story: OpenedStory
}

const leftOf = { audio: 'audioSecondsLeft', video: 'videoSecondsLeft' } as const

/** Counts a medium against the month's minutes where they are counted, and keeps what is left. */
export function usePlaybackReport({ media, medium, story }: ReportedPlayback): void {
  const queryClient = useQueryClient()
  const { storyId } = story
  const left = leftOf[medium]
  const isCounted = story[left] !== null
  useEffect(() => {
    if (!media || !isCounted) return
    const keep = (secondsLeft: number | null) =>
      queryClient.setQueriesData<OpenedStory>({ queryKey: query.reading.open.key() }, (opened) =>
        opened && opened[left] !== null ? { ...opened, [left]: secondsLeft } : opened,
      )
    return meterPlayback(media, (playback) => {
      // Who signs out stops listening after the session has ended.
      if (isAskingPaused(queryClient)) return
      const report = { storyId, medium, ...playback }
      api.reading.reportPlayback(report, { context: { isLeaving: true } }).then(
        ({ secondsLeft }) => keep(secondsLeft),
        // The next report tells the same seconds and more.
        () => undefined,
      )
    })
  }, [media, medium, storyId, left, isCounted, queryClient])
}
