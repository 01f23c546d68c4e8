import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { Database } from '../db/client.ts'
import type { ServerChannels } from '../platform/server-channels.ts'
import { createSessionCache, type StoredSession } from './session-cache.ts'

const session: StoredSession = {
  uid: 'parent',
  sessionId: 'session',
  isVerified: true,
  hasPin: false,
  createdAt: new Date(0),
  activeChildId: null,
  isKidsMode: false,
  gateOpenUntil: null,
  confirmedAt: null,
  expiresAt: new Date(1),
}

function createCache() {
  const heard = new Map<string, (payload: string) => void>()
  let isListening = true
  const channels: ServerChannels = {
    send() {},
    receive: (channel, receiver) => void heard.set(channel, receiver),
    isListening: () => isListening,
    onCheck() {},
    async stop() {},
  }
  const cache = createSessionCache({ $client: new EventEmitter() } as unknown as Database, channels)
  return {
    ...cache,
    change: (uid: string) => heard.get('sign_in_changed')?.(uid),
    loseNews: () => {
      isListening = false
    },
  }
}

const select = async () => session

test('a session that was read is kept until something of its account changes', async () => {
  const { read, find, change } = createCache()
  expect(find('cookie')).toBeUndefined()
  await read('cookie', select)
  expect(find('cookie')).toBe(session)
  change('somebody else')
  expect(find('cookie')).toBe(session)
  change('parent')
  expect(find('cookie')).toBeUndefined()
})

test('a session that changes while it is read is not kept', async () => {
  const { read, find, change } = createCache()
  const found = await read('cookie', async () => {
    change('parent')
    return session
  })
  expect(found).toBe(session)
  expect(find('cookie')).toBeUndefined()
})

test('while no news arrives, nothing is taken from memory', async () => {
  const { read, find, loseNews } = createCache()
  await read('cookie', select)
  loseNews()
  expect(find('cookie')).toBeUndefined()
})

test('a cookie without a session is not kept', async () => {
  const { read, find } = createCache()
  expect(await read('cookie', async () => undefined)).toBeUndefined()
  expect(find('cookie')).toBeUndefined()
})
