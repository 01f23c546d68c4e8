import type { Cue } from './captions.ts'

const clock = (ms: number) => {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(ms % 1000).padStart(3, '0')}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A WebVTT file. */
export const webVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues
    .map(({ startMs, endMs, text }) => `${clock(startMs)} --> ${clock(endMs)}\n${escaped(text)}\n`)
    .join('\n')}`

const millisecondsOf = (time: string) => {
  const [, hours = '', minutes = '', seconds = '', fraction = ''] =
    /^(\d\d):(\d\d):(\d\d)\.(\d{3})$/.exec(time) ?? []
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction)
}

/** Reads a WebVTT file as `webVtt` writes it; throws on the first thing that is not so. */
export const parseWebVtt = (file: string): Cue[] => {
  const [head, ...blocks] = file.trimEnd().split('\n\n')
  if (head !== 'WEBVTT') throw new Error('captions do not begin with WEBVTT')
  return blocks.map((block) => {
    const [, start = '', end = '', text = ''] =
      /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n(.+)$/s.exec(block.trim()) ?? []
    if (text === '') throw new Error(`captions: ${block}`)
    const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    return { startMs: millisecondsOf(start), endMs: millisecondsOf(end), text: plain }
  })
}
