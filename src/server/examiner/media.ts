import { open } from 'node:fs/promises'
import { type IFormat, parseFile } from 'music-metadata'
import { audioMaxMs, videoMaxMs } from '../../contract/upload-limits.ts'
import { countMp3Frames } from './mp3.ts'
import { Refusal } from './refusal.ts'

export interface Recording<Extension> {
  extension: Extension
  /** Whole milliseconds. */
  durationMs: number
}

const headBytes = 64 * 1024
/** So many consecutive frames are no coincidence. */
const minFrames = 5
const minMs = 200

/** Examines a narration: AAC in an MP4 file, or MP3. Reads the file in chunks. */
export async function examineAudio(file: string): Promise<Recording<'m4a' | 'mp3'>> {
  const isMp4 = await isIsoMedia(file)
  if (!isMp4 && (await countMp3Frames(file, minFrames)) < minFrames) {
    throw new Refusal('not-audio')
  }
  const format = await formatOf(file, 'not-audio')
  const isAac = format.codec?.startsWith('MPEG-4/AAC') && !hasVideo(format)
  const isMp3 = /^MPEG [12](\.5)? Layer 3$/.test(format.codec ?? '')
  if (!(isMp4 ? isAac : isMp3)) throw new Refusal('not-audio')
  return recording(format, isMp4 ? 'm4a' : 'mp3', { maxMs: audioMaxMs, problem: 'not-audio' })
}

/** Examines a film: H.264 in an MP4 file. */
export async function examineVideo(file: string): Promise<Recording<'mp4'>> {
  if (!(await isIsoMedia(file))) throw new Refusal('not-video')
  const format = await formatOf(file, 'not-video')
  const isH264 = format.trackInfo.some(({ codecName }) => /^<?avc[13]>?$/.test(codecName ?? ''))
  if (!isH264) throw new Refusal('not-video')
  return recording(format, 'mp4', { maxMs: videoMaxMs, problem: 'not-video' })
}

function recording<Extension>(
  { duration = 0, trackInfo }: IFormat,
  extension: Extension,
  { maxMs, problem }: { maxMs: number; problem: 'not-audio' | 'not-video' },
): Recording<Extension> {
  // A film without sound has only the durations of its tracks.
  const seconds = Math.max(duration, ...trackInfo.map((track) => track.duration ?? 0))
  const durationMs = Math.round(seconds * 1000)
  if (!(durationMs >= minMs)) throw new Refusal(problem)
  if (durationMs > maxMs) throw new Refusal('too-long')
  return { extension, durationMs }
}

const hasVideo = ({ trackInfo }: IFormat) => trackInfo.some(({ video }) => video !== undefined)

async function formatOf(file: string, problem: 'not-audio' | 'not-video'): Promise<IFormat> {
  try {
    return (await parseFile(file, { duration: true, skipCovers: true })).format
  } catch {
    throw new Refusal(problem)
  }
}

/** ISO/IEC 14496-12 section 4.3: the first box names the kind of file. */
async function isIsoMedia(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    return /^\0\0[\s\S]{2}ftyp(M4A |M4B |M4V |mp4[12]|iso[m2-9]|avc1|dash)/.test(head)
  } finally {
    await handle.close()
  }
}
