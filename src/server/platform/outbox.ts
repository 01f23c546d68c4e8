import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { deleteInPortions } from '../db/portions.ts'
import { outbox } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Mail } from './mailer.ts'

/** The effect of a kind of entry; must be idempotent for the same idempotency key. */
export type OutboxEffect = (payload: unknown, idempotencyKey: string) => Promise<void>

/** Carries out queued side effects, at least once each. */
export interface OutboxWorker {
  /** Starts working: immediately, after every `wake`, and every 30 seconds. */
  start(): void
  /** Call after a commit that queued an entry. */
  wake(): void
  /** Works until no entry is due. */
  drain(): Promise<void>
  /** Stops ticking and waits for the current entry. */
  stop(): Promise<void>
}

/**
 * Queues a side effect in the caller's transaction, so that it happens if and only if the rest is
 * committed. The same key twice is one entry.
 */
export async function queueEffect(
  tx: Pick<Database, 'insert'>,
  entry: QueuedEffect,
): Promise<void> {
  await queueEffects(tx, [entry])
}

interface QueuedEffect {
  kind: string
  payload: Record<string, unknown>
  idempotencyKey: string
}

async function queueEffects(tx: Pick<Database, 'insert'>, entries: QueuedEffect[]): Promise<void> {
  if (entries.length === 0) return
  // Due immediately, whatever the clock of the worker says.
  await tx
    .insert(outbox)
    .values(entries.map((entry) => ({ ...entry, nextAttemptAt: new Date(0) })))
    .onConflictDoNothing()
}

/** Queues a mail; see `queueEffect`. */
export async function queueMail(
  tx: Pick<Database, 'insert'>,
  { idempotencyKey, ...mail }: Mail & { idempotencyKey: string },
): Promise<void> {
  await queueEffect(tx, { kind: 'mail', payload: { ...mail }, idempotencyKey })
}

/** Kind of mails to many accounts; it has a lane of its own, so that nobody waits for them. */
export const bulkMailKind = 'bulk-mail'

/** As `queueMail`, for a portion of a mail to many accounts. */
export async function queueBulkMails(
  tx: Pick<Database, 'insert'>,
  mails: (Mail & { idempotencyKey: string })[],
): Promise<void> {
  const entries = mails.map(({ idempotencyKey, ...mail }) => ({
    kind: bulkMailKind,
    payload: { ...mail },
    idempotencyKey,
  }))
  await queueEffects(tx, entries)
}

/** How many mails to many accounts wait to be sent; counts up to `atMost`. */
export async function countWaitingBulkMails(
  db: Pick<Database, 'execute'>,
  atMost: number,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count
    from (select from outbox where kind = ${bulkMailKind} and done_at is null limit ${atMost}) waiting`)
  return rows[0]?.count ?? 0
}

/** Deletes entries done 90 days ago. The keys of the others prevent a second execution. */
export async function deleteDoneEffects(db: Pick<Database, 'execute'>, now: Date): Promise<void> {
  await deleteInPortions(db, outbox, lt(outbox.doneAt, new Date(now.getTime() - retentionMs)))
}

type Entry = typeof outbox.$inferSelect

const tickMs = 30_000
// Longer than any caller queues the same key again.
const retentionMs = 90 * 86_400_000
/** Longer than any effect may take, so that no second worker claims a running entry. */
export const leaseMs = 120_000
// About two days of hourly attempts.
const maxAttempts = 60

/** Pause before the next attempt: 1 s, doubling up to an hour. */
function backOffMs(attempts: number): number {
  return Math.min(3_600_000, 1000 * 2 ** Math.min(attempts - 1, 12))
}

/** Creates a worker for the kinds of `effects`; any number of workers may run at the same time. */
export function createOutboxWorker({
  db,
  effects,
  isPaused = () => false,
  clock,
  log,
}: {
  db: Database
  effects: Record<string, OutboxEffect>
  /** Whether entries wait for now. */
  isPaused?: () => boolean
  clock: Clock
  log: Log
}): OutboxWorker {
  const kinds = Object.keys(effects)
  // Of one kind, the index has them in the order of the claims.
  const isOurs = kinds.length === 1 ? sql`kind = ${kinds[0]}` : sql`kind = any(${sql.param(kinds)})`
  let tick: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null
  let isWakePending = false
  let isRunning = false
  let isStopping = false

  async function claim() {
    if (isPaused()) return undefined
    const now = clock.now()
    const due = sql`(select id from ${outbox}
      where done_at is null and ${isOurs} and next_attempt_at <= ${now.toISOString()}::timestamptz
      order by next_attempt_at, id limit 1 for update skip locked)`
    const [entry] = await db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + leaseMs),
      })
      .where(eq(outbox.id, due))
      .returning()
    return entry
  }

  async function execute(entry: Entry) {
    const { kind, payload, idempotencyKey } = entry
    try {
      const effect = effects[kind]
      await effect?.(payload, idempotencyKey)
      // Mails contain links that sign people in, so that the payload is erased.
      await settle(entry, { doneAt: clock.now(), payload: {}, lastError: null })
    } catch (error) {
      await postpone(entry, describe(error))
    }
  }

  async function settle(
    { id, attempts }: Entry,
    change: Partial<typeof outbox.$inferInsert>,
  ): Promise<void> {
    // A worker that has claimed the entry since then has raised its attempts.
    const isStillClaimed = and(eq(outbox.id, id), eq(outbox.attempts, attempts))
    await db.update(outbox).set(change).where(isStillClaimed)
  }

  async function postpone(entry: Entry, lastError: string): Promise<void> {
    const { id, kind, attempts } = entry
    const isLastAttempt = attempts >= maxAttempts
    const pauseMs = backOffMs(attempts)
    const facts = { outboxId: id, kind, attempts, lastError }
    log[isLastAttempt ? 'error' : 'warn'](facts, 'an outbox entry failed')
    const now = clock.now()
    await settle(entry, {
      lastError,
      nextAttemptAt: new Date(now.getTime() + pauseMs),
      doneAt: isLastAttempt ? now : null,
    })
    if (!isRunning || pauseMs >= tickMs) return
    clearTimeout(retry)
    retry = setTimeout(wake, pauseMs)
  }

  async function work(): Promise<void> {
    do {
      isWakePending = false
      for (let entry = await claim(); entry; entry = await claim()) {
        await execute(entry)
        if (isStopping) return
      }
    } while (isWakePending)
  }

  async function drain(): Promise<void> {
    isWakePending = true
    working ??= work().finally(() => {
      working = null
    })
    await working
  }

  function wake() {
    if (!isRunning) return
    drain().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
  }

  return {
    start() {
      isRunning = true
      isStopping = false
      tick = setInterval(wake, tickMs)
      wake()
    },
    wake,
    drain,
    async stop() {
      isRunning = false
      isStopping = true
      clearInterval(tick)
      clearTimeout(retry)
      await working?.catch(() => {})
    },
  }
}

/** Only names and codes, because messages of mail servers quote addresses. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const details = error as Error & { code?: unknown; responseCode?: unknown }
  return [error.name, details.code, details.responseCode].filter(Boolean).join(' ').slice(0, 200)
}
