import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { pollCandidate, pollVote } from '../db/community-schema.ts'

/** Counts the votes of deleted accounts as numbers; locks candidates in the order of their ids. */
export async function retainPollVotes(tx: Transaction, userIds: string[]): Promise<void> {
  const isTheirs = inArray(pollVote.userId, userIds)
  const chosen = tx.select({ candidateId: pollVote.candidateId }).from(pollVote).where(isTheirs)
  await tx
    .select({ candidateId: pollCandidate.candidateId })
    .from(pollCandidate)
    .where(inArray(pollCandidate.candidateId, chosen))
    .orderBy(asc(pollCandidate.candidateId))
    .for('no key update')
  const counts = tx
    .select({ candidateId: pollVote.candidateId, count: sql<number>`count(*)`.as('count') })
    .from(pollVote)
    .where(isTheirs)
    .groupBy(pollVote.candidateId)
    .as('counts')
  await tx
    .update(pollCandidate)
    .set({ retainedVotes: sql`${pollCandidate.retainedVotes} + ${counts.count}` })
    .from(counts)
    .where(eq(pollCandidate.candidateId, counts.candidateId))
}
