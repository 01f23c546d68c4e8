import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { EditedPoll, PollChange } from '../../contract/vote.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { poll, pollCandidate, pollVote } from '../db/community-schema.ts'
import { story } from '../db/story-schema.ts'
import { monthSpan } from '../platform/berlin-time.ts'
import { lockEditor, recordChange } from '../platform/change-log.ts'
import { recordVote } from '../profile/commands.ts'
import { findEditedPoll } from './queries.ts'
import { mayChange, stateOf } from './rules.ts'

interface CastVote {
  userId: string
  month: string
  candidateId: string
  now: Date
}

/**
 * Casts or changes an account's vote while the poll is running, and stores it in the user document:
 * `lastVote` is the candidate's id. Repeated and concurrent calls count once.
 */
export async function castVote(
  db: Database,
  { userId, month, candidateId, now }: CastVote,
): Promise<'voted' | 'over' | 'unknown' | 'gone'> {
  return db.transaction(async (tx) => {
    // Locked first, as by the deletion of the account: it counts the vote, or the vote is not cast.
    const [voter] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, userId))
      .for('key share')
    if (!voter) return 'gone'
    const [candidate] = await tx
      .select({ startsAt: poll.startsAt, endsAt: poll.endsAt })
      .from(pollCandidate)
      .innerJoin(poll, eq(poll.month, pollCandidate.month))
      .where(and(eq(pollCandidate.month, month), eq(pollCandidate.candidateId, candidateId)))
      .for('key share', { of: pollCandidate })
    if (!candidate) return 'unknown'
    if (stateOf(candidate, now) !== 'running') return 'over'
    const isStored = await recordVote(tx, {
      userId,
      candidateId,
      votingReset: candidate.endsAt,
      now,
    })
    if (!isStored) return 'gone'
    await tx
      .insert(pollVote)
      .values({ month, userId, candidateId, votedAt: now })
      .onConflictDoUpdate({
        target: [pollVote.month, pollVote.userId],
        set: { candidateId, votedAt: now },
      })
    return 'voted'
  })
}

interface Edit {
  editorId: string
  now: Date
}

type SaveResult =
  | { kind: 'saved'; poll: EditedPoll }
  | { kind: 'edited-meanwhile'; current: EditedPoll | null }
  | { kind: 'begun' }
  | { kind: 'invalid'; fields: { path: string; reason: string }[] }

/** Creates or changes the poll of a month, as far as its state allows (`mayChange`). */
export async function savePoll(
  db: Database,
  { version, ...change }: PollChange,
  { editorId, now }: Edit,
): Promise<SaveResult> {
  const { month } = change
  const span = monthSpan(month)
  return db.transaction(async (tx): Promise<SaveResult> => {
    await lockEditor(tx, editorId)
    const before = await lockPoll(tx, month, now)
    const write = async () => {
      const { kind, question, note } = change
      const facts = { kind, question, note, updatedAt: now }
      const written = before
        ? await tx
            .update(poll)
            .set({ ...facts, version: sql`${poll.version} + 1` })
            .where(eq(poll.month, month))
            .returning({ month: poll.month })
        : await tx
            .insert(poll)
            .values({ ...facts, month, ...span })
            .onConflictDoNothing()
            .returning({ month: poll.month })
      return written.length > 0
    }
    const editedMeanwhile = async (): Promise<SaveResult> => ({
      kind: 'edited-meanwhile',
      current: await findEditedPoll(tx, month, now),
    })
    if (version !== (before?.version ?? 0)) return editedMeanwhile()
    const fields = await findInvalid(tx, before, change)
    if (fields.length > 0) return { kind: 'invalid', fields }
    if (!mayChange(before, change, stateOf(span, now))) return { kind: 'begun' }
    // Another editor may have just created the poll of this month.
    if (!(await write())) return editedMeanwhile()
    await writeCandidates(tx, change)
    await recordChange(tx, { editorId, action: 'poll-saved', subject: month, at: now })
    const saved = await findEditedPoll(tx, month, now)
    if (!saved) throw new Error('the saved poll is missing')
    return { kind: 'saved', poll: saved }
  })
}

/** Removes a poll that has not begun. */
export async function removePoll(
  db: Database,
  month: string,
  { editorId, now }: Edit,
): Promise<'removed' | 'begun' | 'unknown'> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, editorId)
    const found = await lockPoll(tx, month, now)
    if (!found) return 'unknown'
    const hasVotes = found.candidates.some(({ votes }) => votes > 0)
    if (found.state !== 'planned' || hasVotes) return 'begun'
    await tx.delete(poll).where(eq(poll.month, month))
    await recordChange(tx, { editorId, action: 'poll-removed', subject: month, at: now })
    return 'removed'
  })
}

/** Locks a poll and its candidates, so that no vote is cast until the end of the transaction. */
async function lockPoll(tx: Transaction, month: string, now: Date): Promise<EditedPoll | null> {
  await tx.select({ month: poll.month }).from(poll).where(eq(poll.month, month)).for('update')
  await tx
    .select({ candidateId: pollCandidate.candidateId })
    .from(pollCandidate)
    .where(eq(pollCandidate.month, month))
    .orderBy(asc(pollCandidate.candidateId))
    .for('update')
  return findEditedPoll(tx, month, now)
}

type PollEdit = Omit<PollChange, 'version'>

/** Invalid fields: candidates of other polls, duplicates, and new stories that are not published. */
async function findInvalid(tx: Transaction, before: EditedPoll | null, { candidates }: PollEdit) {
  const storedStories = new Map(
    before?.candidates.map(({ candidateId, storyId }) => [candidateId, storyId]),
  )
  const hasNewStory = ({ candidateId, storyId }: PollEdit['candidates'][number]) =>
    storyId !== null && (candidateId === undefined || storedStories.get(candidateId) !== storyId)
  const storyIds = candidates.filter(hasNewStory).flatMap(({ storyId }) => storyId ?? [])
  const published = await tx
    .select({ storyId: story.storyId })
    .from(story)
    .where(and(inArray(story.storyId, storyIds), story.isPublished))
  return candidates.flatMap((candidate, at) => {
    const { candidateId, storyId } = candidate
    const isTwice = candidates.findIndex((other) => other.candidateId === candidateId) !== at
    const fields: { path: string; reason: string }[] = []
    if (candidateId !== undefined && (isTwice || !storedStories.has(candidateId))) {
      fields.push({ path: `candidates.${at}.candidateId`, reason: 'unknown' })
    }
    if (hasNewStory(candidate) && !published.some((one) => one.storyId === storyId)) {
      fields.push({ path: `candidates.${at}.storyId`, reason: 'unknown' })
    }
    return fields
  })
}

async function writeCandidates(tx: Transaction, { month, candidates }: PollEdit): Promise<void> {
  const remaining = candidates.flatMap(({ candidateId }) => candidateId ?? [])
  await tx
    .delete(pollCandidate)
    .where(and(eq(pollCandidate.month, month), notInArray(pollCandidate.candidateId, remaining)))
  for (const [position, { candidateId = randomUUID(), ...content }] of candidates.entries()) {
    const facts = { ...content, position }
    await tx
      .insert(pollCandidate)
      .values({ candidateId, month, ...facts })
      .onConflictDoUpdate({ target: pollCandidate.candidateId, set: facts })
  }
}
