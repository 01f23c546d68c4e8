import { ORPCError } from '@orpc/client'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import type { TabMessage, Tabs } from '../core/tabs.ts'
import type { SignedInAccount, Store, StoredAccount } from '../storage/store.ts'
import type { followProfile, ProfileStream } from './profile-stream.ts'
import { shareProfile } from './shared-profile.ts'

const uid = 'u1'
const named = (displayName: string) => ({ displayName }) as Profile

interface OpenTab {
  messageListeners: ((message: TabMessage) => void)[]
  leadListeners: ((isLeading: boolean) => void)[]
}

/** One browser whose first open tab leads. */
function browser(stored: StoredAccount | null = null) {
  const open: OpenTab[] = []
  const streams: ProfileStream[] = []
  const row = { stored }
  const follow: typeof followProfile = async (_uid, stream) => void streams.push(stream)

  function addTab(tabUid = uid) {
    const shown = vi.fn<(name: string | undefined, isLive: boolean) => void>()
    const onError = vi.fn()
    const tab = { messageListeners: [], leadListeners: [], shown, onError } as OpenTab & {
      shown: typeof shown
      onError: typeof onError
    }
    open.push(tab)
    const tabs: Tabs = {
      isLeading: () => open[0] === tab,
      onLead: (listener) => {
        tab.leadListeners.push(listener)
        if (open[0] === tab) listener(true)
      },
      post: (message) => {
        for (const other of open) {
          if (other === tab) continue
          for (const listener of other.messageListeners) listener(structuredClone(message))
        }
      },
      onMessage: (listener) => void tab.messageListeners.push(listener),
    }
    const store = { get: async () => row.stored, transaction: () => undefined } as unknown as Store
    const { signal } = new AbortController()
    shareProfile(
      { uid: tabUid, store, tabs, signal } as SignedInAccount,
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
      for (const listener of open[0]?.leadListeners ?? []) listener(true)
    },
  }
}

const lastShown = ({ shown }: { shown: ReturnType<typeof vi.fn> }) => shown.mock.lastCall?.[0]

test('all tabs share one stream, and a new tab gets the latest document', () => {
  const { addTab, streams } = browser()
  const first = addTab()
  streams[0]?.onSnapshot(named('a'), 1)
  const second = addTab()
  expect(lastShown(second)).toBe('a')
  streams[0]?.onSnapshot(named('b'), 2)
  expect([lastShown(first), lastShown(second)]).toEqual(['b', 'b'])
  expect(streams).toHaveLength(1)
})

test('the next tab leads after the first one closes, and shows nothing older', () => {
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

test('the stored document is shown in every tab while the server cannot be reached', async () => {
  const stored = { uid, profile: named('stored'), version: 7 } as StoredAccount
  const { addTab, streams } = browser(stored)
  const first = addTab()
  const second = addTab()
  streams[0]?.onError(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(first.shown).toHaveBeenLastCalledWith('stored', false))
  expect(second.shown).toHaveBeenLastCalledWith('stored', false)
  streams[0]?.onSnapshot(named('stored'), 7)
  expect(first.shown).toHaveBeenLastCalledWith('stored', true)
  expect(second.shown).toHaveBeenLastCalledWith('stored', true)
})

test('a refusal is reported, whatever is stored', async () => {
  const { addTab, streams } = browser({
    uid,
    profile: named('stored'),
    version: 7,
  } as StoredAccount)
  const first = addTab()
  streams[0]?.onError(new ORPCError('UNAUTHORIZED'))
  await vi.waitFor(() => expect(first.onError).toHaveBeenCalledOnce())
  expect(first.shown).not.toHaveBeenCalled()
})

test('a failure is reported to every tab, also to a later one, until the document arrives', async () => {
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

test('a tab of another account shows nothing of this one, in whatever order documents arrive', () => {
  const names = fc.array(fc.tuple(fc.constantFrom('u1', 'u2'), fc.integer({ min: 1, max: 9 })))
  fc.assert(
    fc.property(names, (documents) => {
      const { addTab, streams } = browser()
      addTab('u1')
      const stranger = addTab('u2')
      for (const [owner, version] of documents) {
        if (owner === 'u1') streams[0]?.onSnapshot(named(owner), version)
      }
      expect(stranger.shown).not.toHaveBeenCalled()
    }),
  )
})
