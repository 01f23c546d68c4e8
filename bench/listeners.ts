import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure } from './figures/figures.ts'

const listeners = 200
const rangeBytes = 65_536
/** A narration needs such a range every six seconds; here each listener asks six times as often. */
const pauseMs = 1_000
const rangesEach = 10
/** A player that waits longer has played what it had. */
const stallMs = 1_000

/** Reads a file in ranges with many listeners at the same time: the slowest range, and how many made one wait. */
export async function measureListeners(url: string, cookie: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: listeners })
  const listen = async (listener: number) => {
    await delay((listener / listeners) * pauseMs)
    const times: number[] = []
    for (let range = 0; range < rangesEach; range++) {
      times.push(await readRange(url, { agent, cookie, first: range * rangeBytes }))
      await delay(pauseMs)
    }
    return times
  }
  const times = (await Promise.all(Array.from({ length: listeners }, (_, at) => listen(at)))).flat()
  agent.destroy()
  return [
    figure('listeners-slowest', 'ms', [Math.max(...times)], stallMs),
    figure('listeners-stalled', 'ranges', [times.filter((ms) => ms > stallMs).length], 0),
  ]
}

interface Range {
  agent: Agent
  cookie: string
  /** Position of its first byte. */
  first: number
}

/** Milliseconds until the whole range is read. */
function readRange(url: string, { agent, cookie, first }: Range): Promise<number> {
  const startedAt = performance.now()
  const headers = { cookie, range: `bytes=${first}-${first + rangeBytes - 1}` }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 206) reject(new Error(`a range answered ${answer.statusCode}`))
      answer.resume()
      answer.once('end', () => resolve(performance.now() - startedAt))
    })
    sent.once('error', reject)
    sent.end()
  })
}
