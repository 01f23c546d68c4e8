import { rename, rm, writeFile } from 'node:fs/promises'
import type { Narration } from '../narration.ts'
import { ffmpeg } from '../sound/ffmpeg.ts'
import { musicBox, musicRate } from '../sound/music-box.ts'
import type { StoryArt } from '../story-art.ts'
import type { StorySource } from '../story-source.ts'
import { filmSize, position } from './camera.ts'
import type { Frame } from './compositor.ts'
import { blend, compose } from './compositor.ts'
import type { Picture } from './pictures.ts'
import { pagePicture, titlePicture } from './pictures.ts'
import type { Part } from './timetable.ts'
import { partsAt, timetable, titleSeconds } from './timetable.ts'

const framesPerSecond = 25
/**
 * Frames that are drawn for each second. All moves by less than half a pixel from one to the next,
 * so that those between them are mixed of both.
 */
const drawnPerSecond = framesPerSecond / 4
/** The music under the voice, as a share of its own loudness. */
const musicShare = 0.13
const soundBitrate = 48_000

/** The title, then the pages, in the order in which they are seen. */
const drawers = (source: StorySource, { cover, scenes }: StoryArt) => {
  const pages = source.pages.map(({ scene }) => {
    const draw = scenes[scene]
    if (!draw) throw new Error(`${source.id}: no picture drawn for ${scene}`)
    return () => pagePicture(draw)
  })
  return [() => titlePicture(cover(), source.title, source.subtitle), ...pages]
}

/** The film's frames; a picture is drawn when it comes up and forgotten when it is gone. */
async function* framesOf(parts: readonly Part[], draw: readonly (() => Promise<Picture>)[]) {
  const drawn = new Map<number, Picture>()
  // One more than is seen, for the frames between the last two.
  const count = Math.ceil((parts.at(-1)?.end ?? 0) * drawnPerSecond) + 1
  const show = async (index: number, seconds: number) => {
    const { start, end } = parts[index] ?? { start: 0, end: 0 }
    const picture = drawn.get(index) ?? (await draw[index]?.())
    if (!picture) throw new Error(`the film has no picture ${index}`)
    drawn.set(index, picture)
    const share = Math.min(1, (seconds - start) / (end - start))
    return compose(picture(position(index, end - start, share)), emptyFrame())
  }
  for (let n = 0; n < count; n++) {
    const seconds = n / drawnPerSecond
    const { last, before, share } = partsAt(parts, seconds)
    const frame = await show(before ?? last, seconds)
    if (before !== null) blend(frame, await show(last, seconds), share)
    else drawn.delete(last - 1)
    yield frame.data
  }
}

const emptyFrame = (): Frame => {
  const { width, height } = filmSize
  return { data: new Uint8Array(width * height * 3), width, height }
}

const mixed = `framerate=fps=${framesPerSecond}:interp_start=0:interp_end=255:flags=0`
const fades = (end: number) => `fade=in:d=0.8,fade=out:st=${(end - 1.2).toFixed(3)}:d=1.2`

/** What ffmpeg does with the frames, the narration and the music. */
const filterGraph = (end: number) =>
  [
    `[0:v]scale=out_color_matrix=bt709,format=yuv420p,${mixed},${fades(end)}[video]`,
    `[1:a]adelay=${titleSeconds * 1000}[voice]`,
    `[2:a]aresample=48000,volume=${musicShare},afade=out:st=${(end - 3).toFixed(3)}:d=3[music]`,
    '[voice][music]amix=inputs=2:duration=longest:normalize=0,alimiter=limit=-2dB:level=0:latency=1[sound]',
  ].join(';')

/** Seconds over which the picture may save what it spends later. */
const bufferSeconds = 20

/**
 * As good as constant quality makes it, but never larger than `maxBytes`. A picture that is coded
 * whole differs a trace from the one before: where pages change, nobody sees it.
 */
const videoCodec = (parts: readonly Part[], end: number, maxBytes: number) => {
  const rate = Math.floor((maxBytes * 8 * 0.96 - soundBitrate * end) / (end + bufferSeconds))
  const limits = `-maxrate ${rate} -bufsize ${rate * bufferSeconds}`
  const starts = parts.map(({ start }) => start.toFixed(2)).join(',')
  const whole = `-g ${framesPerSecond * 60} -force_key_frames ${starts}`
  const colors = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'
  return `-c:v libx264 -preset medium -crf 28 -tune animation ${limits} ${whole} ${colors} -threads 2`
}
const container =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'

/** Shoots the film of a story: its pages as a paper theatre, the narration, and a music box. */
export const shootFilm = async (
  source: StorySource,
  art: StoryArt,
  narration: Narration,
  files: { narration: string; video: string; maxBytes: number },
) => {
  const parts = timetable(narration)
  const end = parts.at(-1)?.end ?? 0
  const [music, unfinished] = [`${files.video}.music`, `${files.video}.part`]
  await writeFile(music, new Uint8Array(musicBox(end).buffer))
  const args = [
    ...`-f rawvideo -pix_fmt rgb24 -s ${filmSize.width}x${filmSize.height}`.split(' '),
    ...`-framerate ${drawnPerSecond} -i pipe:0`.split(' '),
    ...['-i', files.narration],
    ...`-f f32le -ar ${musicRate} -ac 1 -i ${music}`.split(' '),
    ...['-filter_complex', filterGraph(end)],
    ...`-map [video] -map [sound] -t ${end.toFixed(3)}`.split(' '),
    ...videoCodec(parts, end, files.maxBytes).split(' '),
    ...`-c:a aac -b:a ${soundBitrate} -ac 1 ${container}`.split(' '),
    ...['-f', 'mp4', unfinished],
  ]
  try {
    await ffmpeg(args, framesOf(parts, drawers(source, art)))
    // Only a finished film takes its place.
    await rename(unfinished, files.video)
  } finally {
    for (const file of [music, unfinished]) await rm(file, { force: true })
  }
}
