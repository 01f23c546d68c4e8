import type { Progress } from '../../../../contract/reading.ts'

/** A place as it is sent: with `fromStart` somebody began the story again. */
export interface SavedPlace extends Progress {
  fromStart: boolean
}

interface ProgressSaverOptions {
  /** Rejects where the place could not be kept. `isLeaving`: the document may be gone at once. */
  send: (place: SavedPlace, isLeaving: boolean) => Promise<unknown>
  /** How long one must stay at a place before it is sent. */
  delayMs?: number
}

export interface ProgressSaver {
  report: (place: SavedPlace) => void
  /** To be called when the page is hidden or left: sends at once what is not yet kept. */
  leave: () => void
}

/**
 * Sends the newest place a moment after the last turn, one at a time. A place that could not be
 * sent waits silently for the next turn: nobody needs to know while reading.
 */
export function createProgressSaver({ send, delayMs = 500 }: ProgressSaverOptions): ProgressSaver {
  let waiting: SavedPlace | null = null
  let sending: SavedPlace | null = null
  let failed: SavedPlace | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async () => {
    if (sending || !waiting) return
    sending = waiting
    waiting = null
    failed = await send(sending, false).then(
      () => null,
      () => sending,
    )
    sending = null
    if (waiting) schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }
  return {
    report: (place) => {
      // What is newer wins, but a finish that did not arrive is not forgotten.
      waiting = { ...place, isFinished: place.isFinished || (failed?.isFinished ?? false) }
      schedule()
    },
    leave: () => {
      clearTimeout(timer)
      const last = waiting ?? sending ?? failed
      waiting = null
      if (!last) return
      send(last, true).then(
        () => {
          failed = null
        },
        () => {
          failed = last
        },
      )
    },
  }
}
