import type { SavedPlace } from '../../../data/outbox/wish.ts'

interface ProgressSaverOptions {
  save: (place: SavedPlace) => void
  /** How long one must stay at a place before it is saved. */
  delayMs?: number
}

export interface ProgressSaver {
  report: (place: SavedPlace) => void
  /** To be called when the page is hidden or left. */
  saveNow: () => void
}

/** Saves the newest place a moment after the last turn. */
export function createProgressSaver({ save, delayMs = 500 }: ProgressSaverOptions): ProgressSaver {
  let waiting: SavedPlace | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const saveNow = () => {
    clearTimeout(timer)
    const place = waiting
    waiting = null
    if (place) save(place)
  }
  return {
    report: (place) => {
      // A turn back right after the last page does not undo the finish.
      waiting = { ...place, isFinished: place.isFinished || (waiting?.isFinished ?? false) }
      clearTimeout(timer)
      timer = setTimeout(saveNow, delayMs)
    },
    saveNow,
  }
}
