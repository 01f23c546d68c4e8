import type { Cue } from './captions.ts'

const formatTime = (ms: number) => {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}.${String(ms % 1000).padStart(3, '0')}`
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Formats captions as a WebVTT file. */
export const formatWebVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues
    .map(
      ({ startMs, endMs, text }) =>
        `${formatTime(startMs)} --> ${formatTime(endMs)}\n${escapeText(text)}\n`,
    )
    .join('\n')}`

const parseTime = (time: string) => {
  const [, hours = '', minutes = '', seconds = '', fraction = ''] =
    /^(\d\d):(\d\d):(\d\d)\.(\d{3})$/.exec(time) ?? []
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction)
}

/** Parses a WebVTT file in the format of `formatWebVtt`; throws on anything else. */
export const parseWebVtt = (file: string): Cue[] => {
  const [head, ...blocks] = file.trimEnd().split('\n\n')
  if (head !== 'WEBVTT') throw new Error('captions do not begin with WEBVTT')
  return blocks.map((block) => {
    const [, start = '', end = '', text = ''] =
      /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n(.+)$/s.exec(block.trim()) ?? []
    if (text === '') throw new Error(`captions: ${block}`)
    const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    return { startMs: parseTime(start), endMs: parseTime(end), text: plain }
  })
}
