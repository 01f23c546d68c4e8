import type { Narration } from '../narration.ts'
import type { StorySource } from '../story-source.ts'
import type { Cue } from './captions.ts'
import { cuesOf } from './captions.ts'

/** Seconds the title is seen before the voice begins. */
export const titleSeconds = 4
/** Seconds in which one picture becomes the next, and how long before its first word. */
const fade = { seconds: 0.8, lead: 0.75 }
/** Seconds the last picture stays. */
const tailSeconds = 2.5

/** A picture in the film: the title, then the pages; seconds from the film's beginning. */
export interface Part {
  start: number
  /** When the next picture has taken its place. */
  end: number
}

/** When the title and each page come up, and how long they are seen. */
export const timetable = ({ pages, durationMs }: Narration): Part[] => {
  const ends = titleSeconds + durationMs / 1000 + tailSeconds
  const starts = [0, ...pages.map(({ startMs }) => titleSeconds + startMs / 1000 - fade.lead)]
  return starts.map((start, i) => {
    const next = starts[i + 1]
    return { start, end: next === undefined ? ends : next + fade.seconds }
  })
}

/** The parts seen at `seconds`, and how much of the later one shows through while it comes up. */
export const partsAt = (parts: readonly Part[], seconds: number) => {
  const last = parts.findLastIndex(({ start }) => start <= seconds)
  const before = parts[last - 1]
  const isFading = before !== undefined && seconds < before.end
  const share = isFading ? (seconds - (parts[last]?.start ?? 0)) / fade.seconds : 1
  return { last, before: isFading ? last - 1 : null, share }
}

/** The film's subtitles: those of the narration, after the title. */
export const filmCues = ({ pages }: StorySource, narration: Narration): Cue[] =>
  narration.pages.flatMap(({ paragraphs }, page) =>
    paragraphs.flatMap(({ sentences }, i) =>
      sentences
        .flatMap((sentence) => cuesOf(pages[page]?.paragraphs[i] ?? '', sentence))
        .map(({ startMs, endMs, text }) => ({
          startMs: startMs + titleSeconds * 1000,
          endMs: endMs + titleSeconds * 1000,
          text,
        })),
    ),
  )
