import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enablePersistence, isKept } from './persistence.ts'
import type { Store } from './store.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const said = () => warn.mock.calls.map(([text]) => text)
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
  { place: 'first', channelError: null, kept: store, says: [] },
  { place: 'first', channelError: noChannel, kept: store, says: [] },
  {
    place: 'follower',
    channelError: null,
    kept: store,
    says: ['Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)'],
  },
  {
    place: 'follower',
    channelError: noChannel,
    kept: null,
    says: [
      'Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)',
      'Multi-Tab Offline-Persistence nicht aktiviert:',
    ],
  },
  {
    place: 'alone',
    channelError: null,
    kept: null,
    says: ['Offline-Persistence (Single-Tab) nicht unterstützt'],
  },
] as const)('$place, $channelError: $says', async ({ kept, says, ...joined }) => {
  expect(await enablePersistence(joined, opening)).toBe(kept)
  expect(said()).toEqual(says)
})

test('a store that does not open is told with its reason, in a first tab and in a second', async () => {
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
  expect(said()).toEqual(['Offline-Persistence (Single-Tab) nicht unterstützt'])
})

test('kept is what the family sees; never an opening, an account or an editor’s work', () => {
  const kept = [
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
  for (const path of kept) expect(isKept([path, {}]), path.join()).toBe(true)
  for (const path of others) expect(isKept([path, {}]), path.join()).toBe(false)
  expect(isKept(['anything'])).toBe(false)
})
