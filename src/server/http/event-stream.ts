import { toORPCError } from '@orpc/client'
import { getEventMeta } from '@orpc/server'

/** Proxies end a connection that says nothing for some time. */
const keepAliveMs = 5_000

const encoder = new TextEncoder()
const comment = encoder.encode(':\n\n')

type Controller = ReadableStreamDefaultController<Uint8Array>

/** One timer for all open streams. */
const open = new Set<Controller>()
let timer: NodeJS.Timeout | null = null

function keepAlive(controller: Controller) {
  open.add(controller)
  timer ??= setInterval(() => {
    for (const each of open) if ((each.desiredSize ?? 0) > 0) each.enqueue(comment)
  }, keepAliveMs).unref()
}

function leave(controller: Controller) {
  open.delete(controller)
  if (open.size > 0) return
  clearInterval(timer ?? undefined)
  timer = null
}

/** An answer that is a stream of events. */
export const isEvents = (answer: unknown): answer is AsyncIterator<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/**
 * Server-sent events as oRPC's clients read them; `toJson` gives a value the form of the prefix. oRPC's own
 * streams take twice the memory (docs/decisions/0037), and a page has one as long as it is open.
 */
export function eventStream(
  events: AsyncIterator<unknown>,
  toJson: (value: unknown) => unknown,
): ReadableStream<Uint8Array> {
  const encode = (event: string, value: unknown) => {
    const { id } = getEventMeta(value) ?? {}
    const lines = [
      `event: ${event}`,
      ...(id === undefined ? [] : [`id: ${id}`]),
      `data: ${JSON.stringify(toJson(value))}`,
    ]
    return encoder.encode(`${lines.join('\n')}\n\n`)
  }
  let controller: Controller
  return new ReadableStream<Uint8Array>({
    start(created) {
      controller = created
      controller.enqueue(comment)
      keepAlive(controller)
    },
    async pull() {
      try {
        const { done, value } = await events.next()
        if (!open.has(controller)) return
        if (!done) return controller.enqueue(encode('message', value))
      } catch (error) {
        if (!open.has(controller)) return
        controller.enqueue(encode('error', toORPCError(error).toJSON()))
      }
      leave(controller)
      controller.close()
    },
    async cancel() {
      leave(controller)
      await events.return?.()
    },
  })
}
