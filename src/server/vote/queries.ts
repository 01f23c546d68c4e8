import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { EditedPoll, Outcome, Poll } from '../../contract/vote.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { poll, pollCandidate, pollVote } from '../db/community-schema.ts'
import { story } from '../db/story-schema.ts'
import { stateOf, winnerOf } from './rules.ts'

/** Who reads polls. */
interface Voter {
  /** Null for guests. */
  uid: string | null
  /** Limits of the active child, for the candidates' stories. */
  limits: ChildLimits | null
  now: Date
}

type PollRow = typeof poll.$inferSelect

/** The running poll and the last one that is over, as the voter may see them. */
export async function findCurrentPolls(
  db: Database,
  voter: Voter,
): Promise<{ running: Poll | null; last: Outcome | null }> {
  const begun = await db
    .select()
    .from(poll)
    .where(lte(poll.startsAt, voter.now))
    .orderBy(desc(poll.month))
    .limit(2)
  const polls = await toPolls(db, begun, voter)
  const indexOf = (state: EditedPoll['state']) =>
    begun.findIndex((row) => stateOf(row, voter.now) === state)
  const overAt = indexOf('over')
  const over = polls[overAt]
  return {
    running: polls[indexOf('running')] ?? null,
    last: over ? { poll: over, winnerId: winnerIn(over), note: begun[overAt]?.note ?? null } : null,
  }
}

/** The poll of a month as the voter may see it; null where there is none. */
export async function findPoll(db: Database, month: string, voter: Voter): Promise<Poll | null> {
  const rows = await db.select().from(poll).where(eq(poll.month, month))
  const [found] = await toPolls(db, rows, voter)
  return found ?? null
}

/** Votes are counted only where the poll is over or the voter has voted; others stay secret. */
async function toPolls(db: Database, rows: PollRow[], voter: Voter): Promise<Poll[]> {
  const { uid, limits, now } = voter
  const months = rows.map(({ month }) => month)
  if (months.length === 0) return []
  const ownVotes = uid === null ? [] : await findOwnVotes(db, uid, months)
  const ownVoteIn = (month: string) =>
    ownVotes.find((vote) => vote.month === month)?.candidateId ?? null
  const counted = rows
    .filter((row) => stateOf(row, now) === 'over' || ownVoteIn(row.month) !== null)
    .map(({ month }) => month)
  const candidates = await listCandidates(db, { months, counted, limits })
  return rows.map(({ month, kind, question, startsAt, endsAt }) => {
    const own = candidates.filter((candidate) => candidate.month === month)
    return {
      month,
      kind,
      question,
      candidates: own.map(({ month: _month, isShown, ...candidate }) => ({
        ...candidate,
        storyId: isShown ? candidate.storyId : null,
      })),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ownVote: ownVoteIn(month),
      totalVotes: counted.includes(month) ? totalOf(own) : null,
    }
  })
}

async function findOwnVotes(db: Database, uid: string, months: string[]) {
  return db
    .select({ month: pollVote.month, candidateId: pollVote.candidateId })
    .from(pollVote)
    .where(and(eq(pollVote.userId, uid), inArray(pollVote.month, months)))
}

interface ListedPolls {
  months: string[]
  /** Months whose votes are counted; the votes of other months are null. */
  counted: string[]
  limits: ChildLimits | null
}

// Tables are named explicitly; see profile/queries.ts.
const countedVotes = sql`poll_candidate.kept_votes + (select count(*) from poll_vote
  where poll_vote.candidate_id = poll_candidate.candidate_id)`

/** Candidates in the order of their polls; `isShown` where their story is within the limits. */
async function listCandidates(
  db: Pick<Database, 'select'>,
  { months, counted, limits }: ListedPolls,
) {
  return db
    .select({
      month: pollCandidate.month,
      candidateId: pollCandidate.candidateId,
      title: pollCandidate.title,
      teaser: pollCandidate.teaser,
      storyId: pollCandidate.storyId,
      isShown: sql<boolean>`${story.storyId} is not null`,
      votes: sql<number | null>`(case when ${inArray(pollCandidate.month, counted)}
        then ${countedVotes} end)::int`,
    })
    .from(pollCandidate)
    .leftJoin(story, and(eq(story.storyId, pollCandidate.storyId), fitsLimits(limits)))
    .where(inArray(pollCandidate.month, months))
    .orderBy(asc(pollCandidate.position), asc(pollCandidate.candidateId))
}

const totalOf = (candidates: { votes: number | null }[]) =>
  candidates.reduce((sum, { votes }) => sum + (votes ?? 0), 0)

const winnerIn = ({ candidates }: Poll) =>
  winnerOf(candidates.map(({ candidateId, votes }) => ({ candidateId, votes: votes ?? 0 })))

/** Twenty years of polls. */
const mostListed = 240

/** Every poll with its votes, for editors; latest month first. */
export async function listEditedPolls(db: Database, now: Date): Promise<EditedPoll[]> {
  const rows = await db.select().from(poll).orderBy(desc(poll.month)).limit(mostListed)
  return toEditedPolls(db, rows, now)
}

/** The poll of a month with its votes, for editors; null where there is none. */
export async function findEditedPoll(
  db: Pick<Database, 'select'>,
  month: string,
  now: Date,
): Promise<EditedPoll | null> {
  const rows = await db.select().from(poll).where(eq(poll.month, month))
  const [found] = await toEditedPolls(db, rows, now)
  return found ?? null
}

async function toEditedPolls(
  db: Pick<Database, 'select'>,
  rows: PollRow[],
  now: Date,
): Promise<EditedPoll[]> {
  const months = rows.map(({ month }) => month)
  if (months.length === 0) return []
  const listed = await listCandidates(db, { months, counted: months, limits: null })
  return rows.map(({ updatedAt: _updatedAt, ...row }) => {
    const candidates = listed
      .filter(({ month }) => month === row.month)
      .map(({ month: _month, isShown: _isShown, votes, ...candidate }) => ({
        ...candidate,
        votes: votes ?? 0,
      }))
    return {
      ...row,
      candidates,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      state: stateOf(row, now),
      winnerId: winnerOf(candidates),
    }
  })
}
