import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { EditedPoll, Outcome, Poll } from '../../contract/vote.ts'
import type { ChildLimits } from '../child/queries.ts'
import { fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { poll, pollCandidate, pollVote } from '../db/community-schema.ts'
import { story } from '../db/story-schema.ts'
import { stateOf, winnerOf } from './rules.ts'

/** For whom polls are read. */
interface Voter {
  /** Null for guests. */
  uid: string | null
  /** Whose limits hold for the stories shown with the candidates. */
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
  const shown = await toPolls(db, begun, voter)
  const inState = (state: EditedPoll['state']) =>
    begun.findIndex((row) => stateOf(row, voter.now) === state)
  const [runningAt, overAt] = [inState('running'), inState('over')]
  const over = shown[overAt]
  return {
    running: shown[runningAt] ?? null,
    last: over ? { poll: over, winnerId: winnerIn(over), note: begun[overAt]?.note ?? null } : null,
  }
}

/** One poll as the voter may see it; null where there is none of that month. */
export async function findPoll(db: Database, month: string, voter: Voter): Promise<Poll | null> {
  const rows = await db.select().from(poll).where(eq(poll.month, month))
  const [found] = await toPolls(db, rows, voter)
  return found ?? null
}

/** Figures are read only where they are shown: nobody follows the herd. */
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
      candidates: own.map(({ month: _month, cover, isShown, ...candidate }) => ({
        ...candidate,
        storyId: isShown ? candidate.storyId : null,
        coverImageUrl: cover,
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

interface Listed {
  months: string[]
  /** Of these the votes are counted; of the others they are null. */
  counted: string[]
  limits: ChildLimits | null
}

// Tables are named by hand; see profile/queries.ts.
const countedVotes = sql`poll_candidate.kept_votes + (select count(*) from poll_vote
  where poll_vote.candidate_id = poll_candidate.candidate_id)`

/** Candidates in the order of their polls, with the covers of the stories that may be shown. */
async function listCandidates(db: Pick<Database, 'select'>, { months, counted, limits }: Listed) {
  return db
    .select({
      month: pollCandidate.month,
      candidateId: pollCandidate.candidateId,
      title: pollCandidate.title,
      teaser: pollCandidate.teaser,
      storyId: pollCandidate.storyId,
      isShown: sql<boolean>`${story.storyId} is not null`,
      cover: story.coverImageUrl,
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

/** Every poll with its figures, for editors; the latest month first. */
export async function listEditedPolls(db: Database, now: Date): Promise<EditedPoll[]> {
  const rows = await db.select().from(poll).orderBy(desc(poll.month)).limit(mostListed)
  return toEditedPolls(db, rows, now)
}

/** One poll with its figures, for editors; null where there is none of that month. */
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
      .map(({ month: _month, isShown: _isShown, cover, votes, ...candidate }) => ({
        ...candidate,
        coverImageUrl: cover,
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
