import { EventEmitter } from 'node:events'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '../db/client.ts'
import { createLive } from './live.ts'
import type { ServerChannels } from './server-channels.ts'

type Check = Parameters<ServerChannels['onCheck']>[0]

/** A live without a server: `check` compares with what `answer` says instead of the database. */
function createOffline() {
  let check: Check = () => {}
  const channels: ServerChannels = {
    send() {},
    receive() {},
    isListening: () => true,
    onCheck(given) {
      check = given
    },
    async stop() {},
  }
  const live = createLive({ $client: new EventEmitter() } as unknown as Database, channels)
  return {
    check: (answer: (query: string) => Promise<{ rows: object[] }>) =>
      check({ query: answer } as unknown as Client, false),
    /** Opens a stream that shows version 1, and collects its events. */
    open(sessionId: string) {
      const events: string[] = []
      const read = async () => {
        const watch = { userId: `account of ${sessionId}`, sessionId, shownVersion: () => 1 }
        for await (const event of live.watch(watch)) events.push(event)
      }
      void read()
      return events
    },
  }
}

test('a check ends streams without a session, but none that opens while it asks', async () => {
  const offline = createOffline()
  const [ended, staying] = [offline.open('ended'), offline.open('staying')]
  let opened: string[] = []
  await offline.check(async (query) => {
    if (!query.includes('from session')) return { rows: [] }
    opened = offline.open('new')
    return { rows: [{ id: 'staying' }] }
  })
  await new Promise(setImmediate)
  expect(ended).toContain('session-over')
  for (const events of [staying, opened]) expect(events).not.toContain('session-over')
})

test('a check wakes only streams that show another version', async () => {
  const offline = createOffline()
  const [old, current] = [offline.open('old'), offline.open('current')]
  await new Promise(setImmediate)
  await offline.check(async (query) => ({
    rows: query.includes('from session')
      ? [{ id: 'old' }, { id: 'current' }]
      : [
          { id: 'account of old', version: 2 },
          { id: 'account of current', version: 1 },
        ],
  }))
  await new Promise(setImmediate)
  expect(old).toEqual(['changed', 'changed'])
  expect(current).toEqual(['changed'])
})
