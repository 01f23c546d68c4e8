import { ORPCError } from '@orpc/server'
import { lt } from 'drizzle-orm'
import { IdempotencyKey } from '../../contract/reading.ts'
import type { Database, Transaction } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import { sentChange } from '../db/schema.ts'
import type { Clock } from './clock.ts'

/** Sender and idempotency key of a change; without a key every request counts. */
export interface ChangeSender {
  userId: string
  key: string | null
  now: Date
}

/** Rolls back a refused change, so that its key can be used again. */
class Refused<Outcome> extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('refused')
    this.outcome = outcome
  }
}

/**
 * Makes a change once for each key of an account, in one transaction with the stored key; 'repeated'
 * where any change has used the key before. A refused change stores no key.
 */
export async function changeOnce<Outcome>(
  db: Database,
  { userId, key, now }: ChangeSender,
  change: (db: Database | Transaction) => Promise<Outcome>,
  isRefused: (outcome: Outcome) => boolean = (outcome) => !outcome,
): Promise<Outcome | 'repeated'> {
  if (key === null) return change(db)
  try {
    return await db.transaction(async (tx) => {
      // A concurrent request with the same key waits here until this transaction ends.
      const stored = await tx
        .insert(sentChange)
        .values({ userId, key, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: sentChange.key })
      if (stored.length === 0) return 'repeated' as const
      const outcome = await change(tx)
      if (isRefused(outcome)) throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

/** The sender of a call; the key is in the header `Idempotency-Key`. */
export function changeSender(context: {
  uid: string
  clock: Clock
  headers: Headers
}): ChangeSender {
  const given = context.headers.get('idempotency-key')
  const key = given === null ? null : parseIdempotencyKey(given)
  return { userId: context.uid, key, now: context.clock.now() }
}

/** Parses an idempotency key; throws BAD_REQUEST for an invalid one. */
export function parseIdempotencyKey(given: string): string {
  const parsed = IdempotencyKey.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ORPCError('BAD_REQUEST', {
    message: 'Bitte prüfe deine Angaben.',
    data: { fields: [{ path: 'Idempotency-Key', reason: 'invalid' }] },
  })
}

const keyLifetimeMs = 90 * 86_400_000

/** Deletes keys older than 90 days, which no browser sends again. */
export async function deleteExpiredSentChanges(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keyLifetimeMs)
  await deleteInPortions(db, sentChange, lt(sentChange.createdAt, limit))
}
