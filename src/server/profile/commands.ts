import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PreferenceChange, ReaderChange } from '../../contract/profile.ts'
import { childName } from '../../contract/rules.ts'
import { user } from '../db/auth-schema.ts'
import { child } from '../db/child-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { inPortions } from '../db/portions.ts'
import { profile } from '../db/schema.ts'
import { nextCounterReset } from '../platform/berlin-time.ts'

/**
 * Creates the user document and the default child where they are missing (spec 4.5). The account's own
 * address and name are used, `givenName` is only a fallback. Null where the account was deleted.
 */
export async function createProfile(
  db: Database,
  { uid: userId, givenName = '', now }: { uid: string; givenName?: string | undefined; now: Date },
): Promise<{ isNew: boolean } | null> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email: user.email, name: user.name })
      .from(user)
      .where(eq(user.id, userId))
    if (!account) return null
    const { email } = account
    const name = account.name || givenName
    const created = await tx
      .insert(profile)
      .values({
        userId,
        email,
        displayName: name.trim() || email,
        createdAt: now,
        updatedAt: now,
        lastLoginAt: now,
        votingReset: now,
        notificationsSeenAt: now,
      })
      .onConflictDoNothing()
      .returning({ userId: profile.userId })
    await tx
      .insert(child)
      .values({
        userId,
        childId: 'default',
        name: childName(name),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
    return { isNew: created.length > 0 }
  })
}

/** Changes the nickname; false where `ownerId` does not own the document `uid`. */
export async function renameProfile(
  db: Database | Transaction,
  { uid, ownerId, displayName, now }: Renaming,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  // Locks the account before its document, as everywhere; one round trip for both.
  const { rows } = await db.execute(sql`
    with account as (
      update "user" set name = ${displayName}, updated_at = ${at}
      where id = ${uid} and id = ${ownerId} returning id
    )
    update profile set display_name = ${displayName}, updated_at = ${at}
    from account where user_id = account.id
    returning user_id`)
  return rows.length > 0
}

interface Renaming {
  uid: string
  ownerId: string
  displayName: string
  now: Date
}

/** Changes some of the reader's settings; false where `ownerId` does not own the document `uid`. */
export async function updateReader(
  db: Database | Transaction,
  { uid, ownerId, change, now }: { uid: string; ownerId: string; change: ReaderChange; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(profile)
    .set({ reader: sql`${profile.reader} || ${JSON.stringify(change)}::jsonb`, updatedAt: now })
    .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
    .returning({ userId: profile.userId })
  return changed.length > 0
}

/** Changes some of the preferences; false where `ownerId` does not own the document `uid`. */
export async function updatePreferences(
  tx: Transaction,
  {
    uid,
    ownerId,
    change,
    now,
  }: { uid: string; ownerId: string; change: Omit<PreferenceChange, 'prefEmail'>; now: Date },
): Promise<boolean> {
  const preferences = sql`${profile.preferences} || ${JSON.stringify(change)}::jsonb`
  const changed = await tx
    .update(profile)
    .set({ preferences, updatedAt: now })
    .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
    .returning({ userId: profile.userId })
  return changed.length > 0
}

/** Notifies the open pages of these accounts: a trigger raises the documents' version. */
export async function announceChanges(db: Database, userIds: string[]): Promise<void> {
  // Locks in one order, so that two servers do not deadlock.
  const locked = db
    .select({ userId: profile.userId })
    .from(profile)
    .where(inArray(profile.userId, userIds))
    .orderBy(profile.userId)
    .for('no key update')
  await db
    .update(profile)
    .set({ updatedAt: sql`${profile.updatedAt}` })
    .where(inArray(profile.userId, locked))
}

/** Rolls one account's counter if its reset has passed: usage 0, next reset (monotonic). */
export async function rollOwnCounter(
  db: Database | Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(profile)
    .set(counterAfterReset(now))
    .where(and(eq(profile.userId, userId), lte(profile.counterReset, now)))
}

/** Rolls every used counter whose reset has passed; returns the count. */
export function rollDueCounters(db: Database, { now }: { now: Date }): Promise<number> {
  const isUsed = or(
    gt(profile.usedPdfReads, 0),
    gt(profile.usedAudioMinutes, 0),
    gt(profile.usedVideoMinutes, 0),
  )
  return rollInPortions(db, and(lte(profile.counterReset, now), isUsed), counterAfterReset(now))
}

/**
 * Resets the vote of one account if its poll is over: it may vote again until the end of this month
 * (monotonic). `lastVote` stays.
 */
export async function rollOwnVoting(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(profile)
    .set(votingAfterReset(now))
    .where(and(eq(profile.userId, userId), isVotingDue(now)))
}

/** As `rollOwnVoting` for every account that has voted; returns the count. */
export function rollDueVotings(db: Database, { now }: { now: Date }): Promise<number> {
  return rollInPortions(db, isVotingDue(now), votingAfterReset(now))
}

/** Changes the due documents in portions. One that is being changed right now waits for the next tick. */
function rollInPortions(
  db: Database,
  isDue: SQL | undefined,
  change: Partial<typeof profile.$inferInsert>,
): Promise<number> {
  return inPortions(async (size) => {
    const due = db
      .select({ userId: profile.userId })
      .from(profile)
      .where(isDue)
      .limit(size)
      .for('no key update', { skipLocked: true })
    const { rowCount } = await db.update(profile).set(change).where(inArray(profile.userId, due))
    return rowCount ?? 0
  })
}

interface RecordedVote {
  userId: string
  candidateId: string
  /** When the poll closes. */
  votingReset: Date
  now: Date
}

/** Records a vote in the user document, in the transaction that counts it; false where there is none. */
export async function recordVote(
  tx: Transaction,
  { userId, candidateId, votingReset, now }: RecordedVote,
): Promise<boolean> {
  const updated = await tx
    .update(profile)
    .set({ hasVoted: true, lastVote: candidateId, votingReset, updatedAt: now })
    .where(eq(profile.userId, userId))
    .returning({ userId: profile.userId })
  return updated.length > 0
}

/** SQL of `isActive` in contract/rules.ts: a paid plan that expires after the value `now`. */
export const isSubscribed = sql`(base_plan <> 'free' and expiry > ${sql.placeholder('now')}::timestamptz)`

const now = sql`${sql.placeholder('now')}::timestamptz`
const hasPassed = sql`counter_reset <= ${now}`
/** SQL: how many reads of the month are spent. Values: userId, now. */
export const usedReads = sql`case when ${hasPassed} then 0 else used_pdf_reads end`

/**
 * SQL that spends one read and rolls a passed counter; more conditions and `returning` may follow. It
 * changes no row when the quota is used up; an active subscription is counted but never refused.
 * Values: userId, now, nextReset.
 */
export const spendRead = sql`
  update profile set
    used_pdf_reads = ${usedReads} + 1,
    used_audio_minutes = case when ${hasPassed} then 0 else used_audio_minutes end,
    used_video_minutes = case when ${hasPassed} then 0 else used_video_minutes end,
    counter_reset = case when ${hasPassed} then ${sql.placeholder('nextReset')}::timestamptz
      else counter_reset end,
    updated_at = ${now}
  where user_id = ${sql.placeholder('userId')}
    and (${isSubscribed} or ${usedReads} < quota_pdf_reads)`

// An account that has never voted keeps its initial values (spec 3.12).
const isVotingDue = (now: Date) => and(profile.hasVoted, lte(profile.votingReset, now))

function votingAfterReset(now: Date) {
  return { hasVoted: false, votingReset: nextCounterReset(now), updatedAt: now }
}

function counterAfterReset(now: Date) {
  return {
    usedPdfReads: 0,
    usedAudioMinutes: 0,
    usedVideoMinutes: 0,
    counterReset: nextCounterReset(now),
    updatedAt: now,
  }
}
