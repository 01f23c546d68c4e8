import { setTimeout as delay } from 'node:timers/promises'
import type { Family } from './family.ts'
import type { Renaming } from './load.ts'

/** An open page that hears its family's news. */
interface Stream {
  uid: string
  /** When each nickname was shown first, by its number. */
  shown: { number: number; shownMs: number }[]
}

export interface Streams {
  /** Waits until every stream shows every acknowledged nickname, or a newer one. */
  settle(renamings: Renaming[], withinMs: number): Promise<boolean>
  /** How late the latest nickname was shown, counted from its acknowledgement or from `sinceMs`, whichever is later. */
  longestDelayMs(renamings: Renaming[], sinceMs: number): number
  /** How often a stream was opened again. */
  reopened(): number
  close(): void
}

/** Without a byte for this long, the connection is cut: the server sends a heartbeat every 5 s. */
const silenceMs = 12_000
const reopenMs = 250

/**
 * Opens one stream per family at each server. When it ends, it is opened again through the balancer, as in a browser.
 */
export function openStreams(families: Family[], servers: string[], balancer: string): Streams {
  const closing = new AbortController()
  const streams: Stream[] = []
  let reopened = 0
  const keepOpen = async (family: Family, server: string) => {
    const stream: Stream = { uid: family.uid, shown: [] }
    streams.push(stream)
    for (let address = server; !closing.signal.aborted; address = balancer) {
      await readStream(address, family, stream, closing.signal).catch(() => {})
      if (closing.signal.aborted) return
      reopened += 1
      await delay(reopenMs * (1 + Math.random()))
    }
  }
  for (const family of families) for (const server of servers) void keepOpen(family, server)

  /** When a stream first showed a nickname that is not older; infinite while it has not. */
  const shownMs = (stream: Stream, { number }: Renaming) =>
    stream.shown.find((shown) => shown.number >= number)?.shownMs ?? Number.POSITIVE_INFINITY
  const delays = (renamings: Renaming[], sinceMs: number) =>
    renamings.flatMap((renaming) =>
      streams
        .filter(({ uid }) => uid === renaming.uid)
        .map((stream) => shownMs(stream, renaming) - Math.max(renaming.acknowledgedMs, sinceMs)),
    )
  const longestDelayMs = (renamings: Renaming[], sinceMs: number) =>
    Math.max(0, ...delays(renamings, sinceMs))
  return {
    longestDelayMs,
    async settle(renamings, withinMs) {
      const untilMs = performance.now() + withinMs
      while (performance.now() < untilMs) {
        if (Number.isFinite(longestDelayMs(renamings, 0))) return true
        await delay(50)
      }
      return false
    },
    reopened: () => reopened,
    close: () => closing.abort(),
  }
}

async function readStream(
  address: string,
  { uid, cookie }: Family,
  stream: Stream,
  closing: AbortSignal,
): Promise<void> {
  const silence = new AbortController()
  const signal = AbortSignal.any([closing, silence.signal])
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const answer = await fetch(`${address}/api/users/${uid}/live`, { headers: { cookie }, signal })
    if (!answer.ok) throw new Error(`no stream: ${answer.status}`)
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of answer.body ?? []) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      text += decoder.decode(chunk, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const number = Number(/^data: .*"displayName":"Name (\d+)"/m.exec(event)?.[1])
        if (number) stream.shown.push({ number, shownMs: performance.now() })
      }
    }
  } finally {
    clearTimeout(timer)
  }
}
