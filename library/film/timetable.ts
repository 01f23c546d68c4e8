import type { Narration } from '../sound/narration.ts'
import type { StorySource } from '../text/story-source.ts'
import { type Cue, toCues } from './captions.ts'

/** Seconds of the title before the voice starts. */
export const titleSeconds = 4
/** Transition to a page: its length, and how long before the page's first word it starts, in seconds. */
const fade = { seconds: 0.8, lead: 0.75 }
/** Seconds that the last picture stays after the voice. */
const tailSeconds = 2.5

/** The title or a page in the film; times in seconds from the film's beginning. */
export interface Part {
  /** Start of the transition from the previous picture. */
  start: number
  /** End of the transition to the next picture. */
  end: number
}

/** Plans when the title and each page appear, and for how long. */
export const timetable = ({ pages, durationMs }: Narration): Part[] => {
  const filmEnd = titleSeconds + durationMs / 1000 + tailSeconds
  const starts = [0, ...pages.map(({ startMs }) => titleSeconds + startMs / 1000 - fade.lead)]
  return starts.map((start, i) => {
    const next = starts[i + 1]
    return { start, end: next === undefined ? filmEnd : next + fade.seconds }
  })
}

/**
 * Finds the index of the part at `seconds`, its opacity, and during a transition the previous part's
 * index.
 */
export const findPartsAt = (parts: readonly Part[], seconds: number) => {
  const current = parts.findLastIndex(({ start }) => start <= seconds)
  const previous = parts[current - 1]
  const isFading = previous !== undefined && seconds < previous.end
  const opacity = isFading ? (seconds - (parts[current]?.start ?? 0)) / fade.seconds : 1
  return { current, previous: isFading ? current - 1 : null, opacity }
}

/** The film's captions: those of the narration, shifted by the title. */
export const listCues = ({ pages }: StorySource, narration: Narration): Cue[] =>
  narration.pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap(({ sentences }, i) =>
      sentences
        .flatMap((sentence) => toCues(pages[page]?.paragraphs[i] ?? '', sentence))
        .map(({ startMs, endMs, text }) => ({
          startMs: startMs + titleSeconds * 1000,
          endMs: endMs + titleSeconds * 1000,
          text,
        })),
    ),
  )
