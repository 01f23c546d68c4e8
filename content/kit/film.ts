import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cue } from './captions.ts'
import { cuesOf } from './captions.ts'
import { filmFrame, filmPage, filmSize, titleCard } from './film-pictures.ts'
import type { Narration } from './narration.ts'
import { ffmpeg } from './sound/ffmpeg.ts'
import { musicBox, musicRate } from './sound/music-box.ts'
import type { StoryArt } from './story-art.ts'
import type { StorySource } from './story-source.ts'

const framesPerSecond = 12
/** Seconds the title is seen before the voice begins. */
const titleSeconds = 4
/** Seconds in which one picture becomes the next, and how long before its first word. */
const fade = { seconds: 0.8, lead: 0.75 }
/** Seconds the last picture stays. */
const tailSeconds = 2.5
/** How much a picture grows while its page is read. */
const zoom = 0.06
/** The music under the voice, as a share of its own loudness. */
const musicShare = 0.13

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

/** Seconds at which the title and each page come up, and when the film is over. */
const timetable = (narration: Narration) => {
  const starts = [
    0,
    ...narration.pages.map(({ startMs }) => titleSeconds + startMs / 1000 - fade.lead),
  ]
  return { starts, end: titleSeconds + narration.durationMs / 1000 + tailSeconds }
}

/** Every picture in slow zoom, in and out by turns, each fading into the next. */
const pictureFilters = (starts: readonly number[], end: number) => {
  const { width, height } = filmSize
  const zooms = starts.map((start, i) => {
    const seconds = (starts[i + 1] ?? end) - start + fade.seconds
    const frames = Math.ceil(seconds * framesPerSecond)
    const share = i % 2 === 0 ? `on/${frames}` : `(1-on/${frames})`
    const where = "x='(iw-iw/zoom)/2':y='(ih-ih/zoom)*0.55'"
    return `[${i}:v]zoompan=z='1+${zoom}*${share}':${where}:d=${frames}:s=${width}x${height}:fps=${framesPerSecond},format=yuv420p[p${i}]`
  })
  const fades = starts.slice(1).map((start, i) => {
    const before = i === 0 ? 'p0' : `x${i}`
    return `[${before}][p${i + 1}]xfade=duration=${fade.seconds}:offset=${start.toFixed(3)}[x${i + 1}]`
  })
  return [...zooms, ...fades]
}

/** What ffmpeg does with the pictures, then the frame, the narration and the music. */
const filterGraph = (starts: readonly number[], end: number) => {
  const frame = starts.length
  const frameStart = (starts[1] ?? 0).toFixed(3)
  return [
    ...pictureFilters(starts, end),
    `[${frame}:v]format=rgba,fade=in:st=${frameStart}:d=${fade.seconds}:alpha=1[frame]`,
    `[x${frame - 1}][frame]overlay,fade=in:d=0.8,fade=out:st=${(end - 1.2).toFixed(3)}:d=1.2[video]`,
    `[${frame + 1}:a]adelay=${titleSeconds * 1000}[voice]`,
    `[${frame + 2}:a]aresample=48000,volume=${musicShare},afade=out:st=${(end - 3).toFixed(3)}:d=3[music]`,
    '[voice][music]amix=inputs=2:duration=longest:normalize=0,alimiter=limit=-2dB:level=0:latency=1[sound]',
  ].join(';')
}

/** Draws the title, the pages and the frame as files in `folder`; returns their paths in order. */
const drawPictures = async (source: StorySource, { cover, scenes }: StoryArt, folder: string) => {
  const front = cover()
  const pictures = [await titleCard(front, source.title, source.subtitle)]
  for (const { scene } of source.pages) {
    const draw = scenes[scene]
    if (!draw) throw new Error(`${source.id}: no picture drawn for ${scene}`)
    pictures.push(await filmPage(draw().toString(), front.mood.tone(0.99)))
  }
  const files: string[] = []
  for (const [i, bytes] of [...pictures, await filmFrame(front)].entries()) {
    files.push(`${folder}/${i}.png`)
    await writeFile(`${folder}/${i}.png`, bytes)
  }
  return files
}

const videoCodec = '-c:v libx264 -preset slow -crf 34 -tune animation -pix_fmt yuv420p -threads 2'
const soundCodec = '-c:a aac -b:a 48k -ac 1'
const container =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'

/** Shoots the film of a story: its pages in slow zoom, the narration, and a music box. */
export const shootFilm = async (
  source: StorySource,
  art: StoryArt,
  narration: Narration,
  files: { narration: string; video: string },
) => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const { starts, end } = timetable(narration)
  const pictures = await drawPictures(source, art, folder)
  const frame = pictures.pop() ?? ''
  const music = `${folder}/music.raw`
  await writeFile(music, new Uint8Array(musicBox(end).buffer))
  await ffmpeg([
    ...pictures.flatMap((file) => ['-i', file]),
    ...`-loop 1 -framerate ${framesPerSecond} -i ${frame}`.split(' '),
    ...['-i', files.narration],
    ...`-f f32le -ar ${musicRate} -ac 1 -i ${music}`.split(' '),
    ...['-filter_complex', filterGraph(starts, end)],
    ...`-map [video] -map [sound] -t ${end.toFixed(3)} -g ${framesPerSecond * 20}`.split(' '),
    ...`${videoCodec} ${soundCodec} ${container}`.split(' '),
    `${folder}/film.mp4`,
  ])
  // Only a finished film takes its place.
  await copyFile(`${folder}/film.mp4`, files.video)
  await rm(folder, { recursive: true, force: true })
}
