import type { QueryClient } from '@tanstack/react-query'
import { onlineManager } from '@tanstack/react-query'
import { now } from '../../lib/clock.ts'
import { pause } from '../../lib/pause.ts'
import type { Store } from '../store.ts'
import type { Tabs } from '../tabs.ts'
import { applyAnswer } from './apply-answer.ts'
import type { Outbox } from './outbox.ts'
import { createOutbox } from './outbox.ts'
import { createStoreBox } from './outbox-box.ts'
import { sendWish } from './send-wish.ts'

interface OutboxOptions {
  uid: string
  store: Store | null
  tabs: Tabs
  client: QueryClient
  signal: AbortSignal
}

/** The outbox of an account in this browser; tries again when the network comes or goes, and when the page is shown. */
export async function startOutbox({ client, store, ...options }: OutboxOptions): Promise<Outbox> {
  const { uid, signal } = options
  const nowMs = () => now().getTime()
  const outbox = await createOutbox({
    ...options,
    box: store && createStoreBox(store, uid, nowMs),
    send: sendWish,
    isOnline: () => onlineManager.isOnline(),
    pause,
    nowMs,
    newKey: () => crypto.randomUUID(),
    random: Math.random,
    apply: (settled) => applyAnswer(client, settled),
  })
  const stop = onlineManager.subscribe(() => outbox.wake())
  signal.addEventListener('abort', stop)
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') outbox.wake()
  }
  document.addEventListener('visibilitychange', handleVisibility, { signal })
  return outbox
}
