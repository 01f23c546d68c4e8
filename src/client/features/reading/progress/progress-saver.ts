import type { SavedPlace } from '../../../data/outbox/pending-change.ts'

interface ProgressSaverOptions {
  save: (place: SavedPlace) => void
  /** How long a place must stay unchanged before it is saved. */
  delayMs?: number
}

export interface ProgressSaver {
  report: (place: SavedPlace) => void
  /** Saves without delay, when the page is hidden or left. */
  saveNow: () => void
}

/** Saves the newest place shortly after the last turn. */
export function createProgressSaver({ save, delayMs = 500 }: ProgressSaverOptions): ProgressSaver {
  let pending: SavedPlace | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const saveNow = () => {
    clearTimeout(timer)
    const place = pending
    pending = null
    if (place) save(place)
  }
  return {
    report: (place) => {
      // A turn back right after the last page does not undo the finish.
      pending = { ...place, isFinished: place.isFinished || (pending?.isFinished ?? false) }
      clearTimeout(timer)
      timer = setTimeout(saveNow, delayMs)
    },
    saveNow,
  }
}
