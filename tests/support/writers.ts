import { expect } from 'vitest'
import type { RemoteParent } from './server-process.ts'

const storyIds = ['bruno-honig', 'elster-knopf', 'frosch-sprung', 'fuchs-laterne', 'platz-am-ofen']

/** The acknowledged and the pending value of one writer; the pending write may have counted. */
interface Register<T> {
  acknowledged: T
  /** The sent value without an answer. */
  pending: T | null
}

/** Running writers. */
export interface Writers {
  /** Number of acknowledged writes. */
  count(): number
  stop(): Promise<WriteLog>
}

/** The acknowledged writes, to compare with the stored state. */
interface WriteLog {
  /** Fails when an acknowledged write is lost. */
  check(): Promise<void>
}

/** Opens, likes, marks and renames in parallel until stopped or without an answer. */
export function startWriters(parent: RemoteParent): Writers {
  let isStopped = false
  let acknowledged = 0
  const own = `/api/users/${parent.uid}`

  /** Repeats a call after a 503, which may have counted; false when the server is gone. */
  async function isAcknowledged(send: () => ReturnType<RemoteParent['send']>): Promise<boolean> {
    while (!isStopped) {
      const answer = await send().catch(() => null)
      if (answer?.status !== 503) return answer?.status === 200
    }
    return false
  }

  /** Writes one value after the other. */
  async function write<T>(
    register: Register<T>,
    values: Iterable<T>,
    send: (value: T) => ReturnType<RemoteParent['send']>,
  ): Promise<void> {
    for (const value of values) {
      register.pending = value
      if (!(await isAcknowledged(() => send(value)))) return
      acknowledged += 1
      register.acknowledged = value
      register.pending = null
    }
  }

  const name: Register<string> = { acknowledged: 'Familie Sommer', pending: null }
  const registers = storyIds.map((storyId) => ({
    storyId,
    open: { acknowledged: false, pending: null } as Register<boolean>,
    like: { acknowledged: false, pending: null } as Register<boolean>,
    mark: { acknowledged: false, pending: null } as Register<boolean>,
  }))
  const running = [
    write(name, names(), (displayName) => parent.send('PATCH', own, { displayName })),
    ...registers.flatMap(({ storyId, open, like, mark }) => [
      write(open, forever(true), () => parent.send('POST', '/api/reading/open', { storyId })),
      write(like, toggles(), (liked) =>
        parent.send('PUT', `/api/stories/${storyId}/like`, { liked }),
      ),
      write(mark, toggles(), (marked) =>
        parent.send('PUT', `${own}/children/default/favorites/${storyId}`, { marked }),
      ),
    ]),
  ]

  return {
    count: () => acknowledged,
    async stop() {
      isStopped = true
      await Promise.all(running)
      return {
        async check() {
          const [document, child] = await Promise.all([
            parent.send('GET', own),
            parent.send('GET', `${own}/children/default`),
          ])
          expectOneOf(name, document.body?.displayName)
          for (const { storyId, open, like, mark } of registers) {
            expectOneOf(open, hasStory(document.body?.readStories, storyId))
            expectOneOf(like, hasStory(document.body?.likedStories, storyId))
            expectOneOf(mark, hasStory(child.body?.favorites, storyId))
          }
        },
      }
    },
  }
}

const hasStory = (list: unknown, storyId: string) => Array.isArray(list) && list.includes(storyId)

function expectOneOf<T>({ acknowledged, pending }: Register<T>, found: unknown): void {
  expect(pending === null ? [acknowledged] : [acknowledged, pending]).toContain(found)
}

function* names() {
  for (let number = 1; ; number++) yield `Name ${number}`
}

function* toggles() {
  for (let value = true; ; value = !value) yield value
}

function* forever<T>(value: T) {
  while (true) yield value
}
