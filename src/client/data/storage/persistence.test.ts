import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enablePersistence, isStored } from './persistence.ts'
import type { Store } from './store.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const warnings = () => warn.mock.calls.map(([text]) => text)
const store = { close: vi.fn() } as unknown as Store
const opening = async () => store

beforeEach(() => vi.stubGlobal('indexedDB', {}))
afterEach(() => {
  warn.mockClear()
  vi.unstubAllGlobals()
})

const noChannel = new Error('no channel')
const denied = new Error('denied')

test.each([
  { place: 'first', channelError: null, stored: store, says: [] },
  { place: 'first', channelError: noChannel, stored: store, says: [] },
  {
    place: 'follower',
    channelError: null,
    stored: store,
    says: ['Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)'],
  },
  {
    place: 'follower',
    channelError: noChannel,
    stored: null,
    says: [
      'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)',
      'Multi-Tab Offline-Persistence nicht aktiviert:',
    ],
  },
  {
    place: 'alone',
    channelError: null,
    stored: null,
    says: ['Offline-Persistence (Single-Tab) nicht unterstützt'],
  },
] as const)('$place, $channelError: $says', async ({ stored, says, ...joined }) => {
  expect(await enablePersistence(joined, opening)).toBe(stored)
  expect(warnings()).toEqual(says)
})

test('a database that does not open is logged with its reason, in a first tab and in a second', async () => {
  for (const place of ['first', 'follower'] as const) {
    const open = () => Promise.reject(denied)
    expect(await enablePersistence({ place, channelError: null }, open)).toBeNull()
  }
  expect(warn.mock.calls).toEqual(
    Array(2).fill(['Fehler beim Aktivieren der Offline-Persistence:', denied]),
  )
})

test('a browser without a database is not supported', async () => {
  vi.unstubAllGlobals()
  expect(await enablePersistence({ place: 'first', channelError: null }, opening)).toBeNull()
  expect(warnings()).toEqual(['Offline-Persistence (Single-Tab) nicht unterstützt'])
})

test('answers that the family sees are stored, but never an opening, an account or an editor’s work', () => {
  const stored = [
    ['story', 'list'],
    ['child', 'list'],
    ['reading', 'listUnfinished'],
    ['device', 'get'],
  ]
  const others = [
    ['reading', 'open'],
    ['billing', 'get'],
    ['session', 'list'],
    ['draft', 'get'],
  ]
  for (const path of stored) expect(isStored([path, {}]), path.join()).toBe(true)
  for (const path of others) expect(isStored([path, {}]), path.join()).toBe(false)
  expect(isStored(['anything'])).toBe(false)
})
