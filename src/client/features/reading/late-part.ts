import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { loadToasts, showToast } from '../../ui/toast.ts'

/** A part of the reader whose code comes when it is first wanted. */
export interface LatePart<Part> {
  /** Null until it came. */
  part: Part | null
  /** A failed try leaves the next one free. */
  load: () => Promise<void>
}

const known: LatePart<unknown>[] = []

/** A part that `load` fetches; made once for all, beside the component that shows it. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const late: LatePart<Part> = {
    part: null,
    load: async () => {
      late.part ??= await load()
    },
  }
  known.push(late)
  return late
}

/** The part once it is wanted and came, else null; `onMissing` is told when it does not come. */
export function useLatePart<Part>(
  late: LatePart<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  const [{ part }, setShown] = useState(() => ({ part: late.part }))
  const tellMissing = useEffectEvent(onMissing)
  useEffect(() => {
    if (!isWanted || part !== null) return
    let isLeft = false
    late.load().then(
      () => !isLeft && setShown({ part: late.part }),
      () => !isLeft && tellMissing(),
    )
    return () => {
      isLeft = true
    }
  }, [late, isWanted, part])
  return isWanted ? part : null
}

/** Says that something could not be loaded; the story stays as it is. */
export function tellPartMissing(): void {
  void showToast(m.reader_part_missing(), 'error')
}

/** Time for the page's own picture to come first. */
const restMs = 4000

/** Fetches every late part while somebody reads the first page: later there may be no network. */
export function useLatePartsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What does not come now is asked for again when it is wanted.
      for (const { load } of known) load().catch(() => undefined)
      loadToasts().catch(() => undefined)
    }, restMs)
    return () => clearTimeout(timer)
  }, [])
}
