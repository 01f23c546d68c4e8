import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const missingMessage =
  'ffmpeg fehlt: Erzählungen und Filme brauchen es (apt-get install ffmpeg). / ffmpeg is missing: narrations and films need it (apt-get install ffmpeg).'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** ffmpeg closes its input when it fails early; its report says why. */
const isClosedPipe = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(String(error.code))

/**
 * Runs ffmpeg with `input` as its standard input. Returns its standard output and its report (standard
 * error). Throws the last lines of the report when it fails.
 */
export const ffmpeg = async (
  args: readonly string[],
  input: Uint8Array | AsyncIterable<Uint8Array> = new Uint8Array(),
) => {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args])
  const output: Buffer[] = []
  const report: Buffer[] = []
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes))
  child.stderr.on('data', (bytes: Buffer) => report.push(bytes))
  const closed = once(child, 'close').catch((error: unknown) => {
    throw isMissing(error) ? new Error(missingMessage) : error
  })
  const chunks = input instanceof Uint8Array ? [input] : input
  const feeding = pipeline(Readable.from(chunks), child.stdin).catch((error: unknown) => error)
  const [code] = await closed
  const failure = await feeding
  if (failure !== undefined && !isClosedPipe(failure)) throw failure
  const reportText = Buffer.concat(report).toString()
  if (code !== 0) throw new Error(`ffmpeg: ${reportText.split('\n').slice(-4).join(' ')}`)
  return { output: Buffer.concat(output), report: reportText }
}
