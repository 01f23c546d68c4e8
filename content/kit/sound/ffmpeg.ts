import { spawn } from 'node:child_process'
import { once } from 'node:events'

const missing =
  'ffmpeg fehlt: Erzählungen und Filme brauchen es (apt-get install ffmpeg). / ffmpeg is missing: narrations and films need it (apt-get install ffmpeg).'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Runs ffmpeg with `input` as its standard input; throws what it says when it fails. */
export const ffmpeg = async (args: readonly string[], input?: Uint8Array) => {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args])
  const output: Buffer[] = []
  const report: Buffer[] = []
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes))
  child.stderr.on('data', (bytes: Buffer) => report.push(bytes))
  // A process that ends early closes its input; its report says why.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw isMissing(error) ? new Error(missing) : error
  })
  const said = Buffer.concat(report).toString()
  if (code !== 0) throw new Error(`ffmpeg: ${said.split('\n').slice(-4).join(' ')}`)
  return { output: Buffer.concat(output), report: said }
}
