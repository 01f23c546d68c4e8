import { ORPCError } from '@orpc/server'
import { lt } from 'drizzle-orm'
import { IdempotencyKey } from '../../contract/reading.ts'
import type { Database, Transaction } from '../db/client.ts'
import { sentChange } from '../db/schema.ts'
import type { Clock } from './clock.ts'

/** Who sends a change, and under which key; null counts every sending. */
export interface Sent {
  userId: string
  key: string | null
  now: Date
}

/** A change that came to nothing: its key stays free. */
class Refused<Outcome> extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('refused')
    this.outcome = outcome
  }
}

/**
 * Makes a change once for each key of an account, in one transaction with the note of the key;
 * 'repeated' where the key was used before, whatever for. What is `isRefused` leaves no note.
 */
export async function changeOnce<Outcome>(
  db: Database,
  { userId, key, now }: Sent,
  change: (db: Database | Transaction) => Promise<Outcome>,
  isRefused: (outcome: Outcome) => boolean = (outcome) => !outcome,
): Promise<Outcome | 'repeated'> {
  if (key === null) return change(db)
  try {
    return await db.transaction(async (tx) => {
      // Another sending of the same key waits here until this one is through.
      const noted = await tx
        .insert(sentChange)
        .values({ userId, key, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: sentChange.key })
      if (noted.length === 0) return 'repeated' as const
      const outcome = await change(tx)
      if (isRefused(outcome)) throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

/** What `changeOnce` wants to know of a call; the key travels in the header `Idempotency-Key`. */
export function sentBy(context: { uid: string; clock: Clock; headers: Headers }): Sent {
  const given = context.headers.get('idempotency-key')
  const key = given === null ? null : readKey(given)
  return { userId: context.uid, key, now: context.clock.now() }
}

/** Reads an idempotency key; one of the wrong form is the sender's fault. */
export function readKey(given: string): string {
  const parsed = IdempotencyKey.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ORPCError('BAD_REQUEST', {
    message: 'Bitte prüfe deine Angaben.',
    data: { fields: [{ path: 'Idempotency-Key', reason: 'invalid' }] },
  })
}

const keyLifetimeMs = 90 * 86_400_000

/** Deletes keys that no browser sends again: older than 90 days. */
export async function forgetSentChanges(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keyLifetimeMs)
  await db.delete(sentChange).where(lt(sentChange.createdAt, limit))
}
