import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { now } from '../../lib/clock.ts'
import { pause } from '../../lib/pause.ts'
import type { SignedInAccount } from '../storage/store.ts'
import { applyAnswer } from './apply-answer.ts'
import { createStoredQueue } from './change-queue.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { sendChange } from './send-change.ts'

interface OutboxOptions extends SignedInAccount {
  client: QueryClient
}

/** Starts an account's outbox; it tries again when the network changes and when the page is shown. */
export async function startOutbox({ client, store, ...account }: OutboxOptions): Promise<Outbox> {
  const { uid, signal } = account
  const nowMs = () => now().getTime()
  const outbox = await createOutbox({
    ...account,
    queue: store && createStoredQueue(store, uid, nowMs),
    send: sendChange,
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
