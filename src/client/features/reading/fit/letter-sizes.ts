import type { ReaderLook } from '../settings/reader-look.ts'

/** A size of letters, and by how many steps it is smaller than the usual one. */
export interface LetterSize {
  sizePx: number
  stepsSmaller: number
}

const stepPx = 2
const smallerSteps = 2
const largerSteps = 3

/**
 * A size that the family has not chosen may be smaller, so that more fits on a page. In Kindermodus it is
 * larger where no page needs more slices for it, so that large paper is filled.
 */
export function letterSizes(
  { textSizePx, isSizeChosen }: Pick<ReaderLook, 'textSizePx' | 'isSizeChosen'>,
  isKidsMode: boolean,
): LetterSize[] {
  const smaller = isSizeChosen ? 0 : smallerSteps
  const larger = isKidsMode && !isSizeChosen ? largerSteps : 0
  return Array.from({ length: larger + 1 + smaller }, (_, index) => {
    const steps = index - larger
    return { sizePx: textSizePx - steps * stepPx, stepsSmaller: Math.max(0, steps) }
  })
}
