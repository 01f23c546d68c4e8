import { ORPCError, withEventMeta } from '@orpc/client'
import { describe, expect, it, vi } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import { followProfile, type ProfileStream, reconnectDelayMs } from './profile-stream.ts'

const named = (displayName: string, id: string) => withEventMeta({ displayName } as Profile, { id })

async function* snapshots(...items: Array<Profile | Error>) {
  for (const item of items) {
    if (item instanceof Error) throw item
    yield item
  }
}

/** Follows the given connections in turn and stops after the last one. */
async function follow(...connections: Array<Array<Profile | Error>>) {
  return followWith({}, ...connections)
}

async function followWith(
  options: Partial<ProfileStream>,
  ...connections: Array<Array<Profile | Error>>
) {
  const abort = new AbortController()
  const onSnapshot = vi.fn<(profile: Profile | null) => void>()
  const onError = vi.fn()
  await followProfile('u1', {
    signal: abort.signal,
    onSnapshot,
    onError,
    connect: async () => {
      const [first, ...others] = connections.shift() ?? []
      if (first instanceof ORPCError && first.status === 503) throw first
      return snapshots(...(first ? [first, ...others] : []))
    },
    wait: async () => {
      if (connections.length === 0) abort.abort()
    },
    ...options,
  })
  const names = onSnapshot.mock.calls.map(([profile]) => profile?.displayName)
  return { names, onError }
}

describe('followProfile', () => {
  it('drops a snapshot that is not newer', async () => {
    const { names } = await follow([named('new', '2'), named('old', '1'), named('newest', '3')])
    expect(names).toEqual(['new', 'newest'])
  })

  it('keeps the profile when a running stream breaks, and reconnects', async () => {
    const { names, onError } = await follow(
      [named('a', '1'), new Error('network')],
      [named('a', '1'), named('b', '2')],
    )
    expect(names).toEqual(['a', 'b'])
    expect(onError).not.toHaveBeenCalled()
  })

  it('reports a refusal, and a break before the first snapshot', async () => {
    const refused = await follow([named('a', '1'), new ORPCError('UNAUTHORIZED')])
    expect(refused.onError).toHaveBeenCalledOnce()
    const broken = await follow([new Error('network')])
    expect(broken.onError).toHaveBeenCalledOnce()
  })

  it('reconnects only after a refusal is handled', async () => {
    const refused = Promise.withResolvers<void>()
    const connect = vi.fn().mockRejectedValue(new ORPCError('UNAUTHORIZED'))
    const abort = new AbortController()
    const following = followProfile('u1', {
      signal: abort.signal,
      onSnapshot: vi.fn(),
      onError: () => refused.promise,
      connect,
      wait: async () => abort.abort(),
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([connect.mock.calls.length, abort.signal.aborted]).toEqual([1, false])
    refused.resolve()
    await following
  })

  it('reads the document at every try while the server accepts no more streams', async () => {
    const full = new ORPCError('TOO_MANY_STREAMS', { status: 503 })
    const documents = [named('a', '1'), named('b', '2')]
    const read = async () => documents.shift() ?? Promise.reject(new Error('network'))
    const { names, onError } = await followWith({ read }, [full], [full], [full], [named('c', '3')])
    expect(names).toEqual(['a', 'b', 'c'])
    expect(onError).not.toHaveBeenCalled()
    const unread = { read: () => Promise.reject(new Error('network')) }
    expect((await followWith(unread, [full])).onError).toHaveBeenCalledOnce()
  })
})

it('waits 1 to 30 s before reconnecting', () => {
  expect(reconnectDelayMs(0, 0)).toBe(1000)
  expect(reconnectDelayMs(0, 1)).toBe(2000)
  expect(reconnectDelayMs(20, 1)).toBe(30_000)
})
