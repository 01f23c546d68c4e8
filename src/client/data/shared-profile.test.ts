import { ORPCError } from '@orpc/client'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Profile } from '../../contract/profile.ts'
import type { Keeping } from './keeping.ts'
import type { followProfile, ProfileStream } from './profile-stream.ts'
import { shareProfile } from './shared-profile.ts'
import type { KeptAccount, Store } from './store.ts'
import type { TabMessage, Tabs } from './tabs.ts'

const uid = 'u1'
const named = (displayName: string) => ({ displayName }) as Profile

interface OpenTab {
  hearing: ((message: TabMessage) => void)[]
  leading: ((isLeading: boolean) => void)[]
}

/** One browser: its tabs, of which the first one that is open leads. */
function browser(kept: KeptAccount | null = null) {
  const open: OpenTab[] = []
  const streams: ProfileStream[] = []
  const row = { kept }
  const follow: typeof followProfile = async (_uid, stream) => void streams.push(stream)

  function addTab(tabUid = uid) {
    const shown = vi.fn<(name: string | undefined, isLive: boolean) => void>()
    const onError = vi.fn()
    const tab = { hearing: [], leading: [], shown, onError } as OpenTab & {
      shown: typeof shown
      onError: typeof onError
    }
    open.push(tab)
    const tabs: Tabs = {
      isLeading: () => open[0] === tab,
      onLead: (listener) => {
        tab.leading.push(listener)
        if (open[0] === tab) listener(true)
      },
      post: (message) => {
        for (const other of open) {
          if (other === tab) continue
          for (const hear of other.hearing) hear(structuredClone(message))
        }
      },
      hear: (listener) => void tab.hearing.push(listener),
    }
    const store = { get: async () => row.kept, transaction: () => undefined } as unknown as Store
    const { signal } = new AbortController()
    shareProfile(
      { uid: tabUid, store, tabs, signal } as Keeping,
      { onSnapshot: (profile, isLive) => shown(profile?.displayName, isLive), onError },
      follow,
    )
    return tab
  }
  return {
    addTab,
    streams,
    closeFirst: () => {
      open.shift()
      for (const listener of open[0]?.leading ?? []) listener(true)
    },
  }
}

const lastShown = ({ shown }: { shown: ReturnType<typeof vi.fn> }) => shown.mock.lastCall?.[0]

test('one stream for all tabs; a newcomer is told what is known', () => {
  const { addTab, streams } = browser()
  const first = addTab()
  streams[0]?.onSnapshot(named('a'), 1)
  const second = addTab()
  expect(lastShown(second)).toBe('a')
  streams[0]?.onSnapshot(named('b'), 2)
  expect([lastShown(first), lastShown(second)]).toEqual(['b', 'b'])
  expect(streams).toHaveLength(1)
})

test('the next tab takes over where the first one was, and shows nothing older', () => {
  const { addTab, streams, closeFirst } = browser()
  addTab()
  const second = addTab()
  streams[0]?.onSnapshot(named('b'), 2)
  closeFirst()
  expect(streams).toHaveLength(2)
  expect(streams[1]?.shownVersion).toBe(2)
  streams[1]?.onSnapshot(named('old'), 1)
  expect(lastShown(second)).toBe('b')
  streams[1]?.onSnapshot(named('c'), 3)
  expect(lastShown(second)).toBe('c')
})

test('what is kept is shown while the server is away, in every tab, until it says more', async () => {
  const kept = { uid, profile: named('kept'), version: 7 } as KeptAccount
  const { addTab, streams } = browser(kept)
  const first = addTab()
  const second = addTab()
  streams[0]?.onError(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(first.shown).toHaveBeenLastCalledWith('kept', false))
  expect(second.shown).toHaveBeenLastCalledWith('kept', false)
  streams[0]?.onSnapshot(named('kept'), 7)
  expect(first.shown).toHaveBeenLastCalledWith('kept', true)
  expect(second.shown).toHaveBeenLastCalledWith('kept', true)
})

test('a refusal is told, whatever is kept', async () => {
  const { addTab, streams } = browser({ uid, profile: named('kept'), version: 7 } as KeptAccount)
  const first = addTab()
  streams[0]?.onError(new ORPCError('UNAUTHORIZED'))
  await vi.waitFor(() => expect(first.onError).toHaveBeenCalledOnce())
  expect(first.shown).not.toHaveBeenCalled()
})

test('a failure is told to every tab, also to one that comes later, until the document is there', async () => {
  const { addTab, streams } = browser()
  const first = addTab()
  const second = addTab()
  streams[0]?.onError(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(first.onError).toHaveBeenCalledOnce())
  expect(second.onError).toHaveBeenCalledOnce()
  const third = addTab()
  expect(third.onError).toHaveBeenCalledOnce()
  expect(addTab('u2').onError).not.toHaveBeenCalled()

  streams[0]?.onSnapshot(named('a'), 1)
  const fourth = addTab()
  expect([second, third, fourth].map(lastShown)).toEqual(['a', 'a', 'a'])
  expect(fourth.onError).not.toHaveBeenCalled()

  streams[0]?.onError(new ORPCError('UNAUTHORIZED'))
  await vi.waitFor(() => expect(fourth.onError).toHaveBeenCalledOnce())
  expect(fourth.onError.mock.lastCall?.[0]).toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
})

test('a tab of another account shows nothing of this one, however the news come', () => {
  const names = fc.array(fc.tuple(fc.constantFrom('u1', 'u2'), fc.integer({ min: 1, max: 9 })))
  fc.assert(
    fc.property(names, (news) => {
      const { addTab, streams } = browser()
      addTab('u1')
      const stranger = addTab('u2')
      for (const [owner, version] of news) {
        if (owner === 'u1') streams[0]?.onSnapshot(named(owner), version)
      }
      expect(stranger.shown).not.toHaveBeenCalled()
    }),
  )
})
