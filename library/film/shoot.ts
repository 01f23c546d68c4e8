import { rename, rm, writeFile } from 'node:fs/promises'
import { cameraPosition, filmSize } from '../draw/stage/camera.ts'
import type { StoryArt } from '../draw/stage/story-art.ts'
import { ffmpeg } from '../sound/ffmpeg.ts'
import { musicRate, playMusicBox } from '../sound/music-box.ts'
import type { Narration } from '../sound/narration.ts'
import type { StorySource } from '../text/story-source.ts'
import { blend, compose, type Frame } from './compositor.ts'
import { drawPage, drawTitle, type Picture } from './pictures.ts'
import { findPartsAt, type Part, timetable, titleSeconds } from './timetable.ts'

const framesPerSecond = 25
/**
 * Frames drawn per second. Everything moves by less than half a pixel per frame,
 * so the frames in between are blended.
 */
const drawnPerSecond = framesPerSecond / 4
/** Gain of the music under the voice. */
const musicGain = 0.13
/** In bits per second. */
const audioBitrate = 48_000

/** Functions that draw the film's pictures in order: the title, then the pages. */
const pictureDrawers = (source: StorySource, { cover, scenes }: StoryArt) => {
  const pages = source.pages.map(({ scene }) => {
    const draw = scenes[scene]
    if (!draw) throw new Error(`${source.id}: no picture drawn for ${scene}`)
    return () => drawPage(draw)
  })
  return [() => drawTitle(cover(), source.title, source.subtitle), ...pages]
}

/** The film's frames as RGB bytes; each picture is in memory only while it is visible. */
async function* framesOf(parts: readonly Part[], draw: readonly (() => Promise<Picture>)[]) {
  const pictures = new Map<number, Picture>()
  // One extra frame to blend the last ones with.
  const count = Math.ceil((parts.at(-1)?.end ?? 0) * drawnPerSecond) + 1
  const renderFrame = async (index: number, seconds: number) => {
    const { start, end } = parts[index] ?? { start: 0, end: 0 }
    const picture = pictures.get(index) ?? (await draw[index]?.())
    if (!picture) throw new Error(`the film has no picture ${index}`)
    pictures.set(index, picture)
    const share = Math.min(1, (seconds - start) / (end - start))
    return compose(picture(cameraPosition(index, end - start, share)), emptyFrame())
  }
  for (let n = 0; n < count; n++) {
    const seconds = n / drawnPerSecond
    const { current, previous, opacity } = findPartsAt(parts, seconds)
    const frame = await renderFrame(previous ?? current, seconds)
    if (previous !== null) blend(frame, await renderFrame(current, seconds), opacity)
    else pictures.delete(current - 1)
    yield frame.data
  }
}

const emptyFrame = (): Frame => {
  const { width, height } = filmSize
  return { data: new Uint8Array(width * height * 3), width, height }
}

const frameBlending = `framerate=fps=${framesPerSecond}:interp_start=0:interp_end=255:flags=0`
const fades = (end: number) => `fade=in:d=0.8,fade=out:st=${(end - 1.2).toFixed(3)}:d=1.2`

/** ffmpeg's filter graph, which joins frames, narration and music. */
const filterGraph = (end: number) =>
  [
    `[0:v]scale=out_color_matrix=bt709,format=yuv420p,${frameBlending},${fades(end)}[video]`,
    `[1:a]adelay=${titleSeconds * 1000}[voice]`,
    `[2:a]aresample=48000,volume=${musicGain},afade=out:st=${(end - 3).toFixed(3)}:d=3[music]`,
    '[voice][music]amix=inputs=2:duration=longest:normalize=0,alimiter=limit=-2dB:level=0:latency=1[sound]',
  ].join(';')

/** Seconds of the encoder's rate buffer: bits that calm scenes save are spent later. */
const bufferSeconds = 20

/**
 * Constant quality, but never more than `maxBytes`. A keyframe differs slightly from the frame
 * before it, which is invisible where pages change.
 */
const videoCodec = (parts: readonly Part[], end: number, maxBytes: number) => {
  const rate = Math.floor((maxBytes * 8 * 0.96 - audioBitrate * end) / (end + bufferSeconds))
  const limits = `-maxrate ${rate} -bufsize ${rate * bufferSeconds}`
  const starts = parts.map(({ start }) => start.toFixed(2)).join(',')
  const keyframes = `-g ${framesPerSecond * 60} -force_key_frames ${starts}`
  const colors = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'
  return `-c:v libx264 -preset medium -crf 28 -tune animation ${limits} ${keyframes} ${colors} -threads 2`
}
const container =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'

/**
 * Writes the film of a story atomically: its pages as a paper theatre, the narration, and a music box.
 */
export const shootFilm = async (
  source: StorySource,
  art: StoryArt,
  narration: Narration,
  output: { narration: string; video: string; maxBytes: number },
) => {
  const parts = timetable(narration)
  const end = parts.at(-1)?.end ?? 0
  const [musicFile, tempFile] = [`${output.video}.music`, `${output.video}.part`]
  await writeFile(musicFile, new Uint8Array(playMusicBox(end).buffer))
  const args = [
    ...`-f rawvideo -pix_fmt rgb24 -s ${filmSize.width}x${filmSize.height}`.split(' '),
    ...`-framerate ${drawnPerSecond} -i pipe:0`.split(' '),
    ...['-i', output.narration],
    ...`-f f32le -ar ${musicRate} -ac 1 -i ${musicFile}`.split(' '),
    ...['-filter_complex', filterGraph(end)],
    ...`-map [video] -map [sound] -t ${end.toFixed(3)}`.split(' '),
    ...videoCodec(parts, end, output.maxBytes).split(' '),
    ...`-c:a aac -b:a ${audioBitrate} -ac 1 ${container}`.split(' '),
    ...['-f', 'mp4', tempFile],
  ]
  try {
    await ffmpeg(args, framesOf(parts, pictureDrawers(source, art)))
    // Rename only a finished film.
    await rename(tempFile, output.video)
  } finally {
    for (const file of [musicFile, tempFile]) await rm(file, { force: true })
  }
}
