import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { ChildChange } from '../../contract/child.ts'
import { maxChildren, proposedScare, scareAtAge } from '../../contract/family.ts'
import { session } from '../db/auth-schema.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { profile } from '../db/schema.ts'

interface OwnChild {
  uid: string
  ownerId: string
  childId: string
}

const isOwn = ({ uid, ownerId, childId }: OwnChild) =>
  and(eq(child.userId, uid), eq(child.userId, ownerId), eq(child.childId, childId))

/** Creates a child; locks the account, so that concurrent calls do not exceed the maximum. */
export async function createChild(
  db: Database,
  {
    uid,
    ownerId,
    now,
    ...traits
  }: ChildChange & { name: string } & Omit<OwnChild, 'childId'> & {
      now: Date
    },
): Promise<{ kind: 'created'; childId: string } | { kind: 'not-found' } | { kind: 'too-many' }> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ userId: profile.userId })
      .from(profile)
      .where(and(eq(profile.userId, uid), eq(profile.userId, ownerId)))
      .for('no key update')
    if (!owner) return { kind: 'not-found' }
    if ((await tx.$count(child, eq(child.userId, uid))) >= maxChildren) return { kind: 'too-many' }
    const childId = randomUUID().replaceAll('-', '').slice(0, 12)
    await tx.insert(child).values({
      ...traits,
      maxScare: traits.maxScare ?? proposedScare(traits.ageBand ?? null),
      userId: uid,
      childId,
      createdAt: now,
      updatedAt: now,
    })
    return { kind: 'created', childId }
  })
}

/** Changes some fields of a child; false where it is missing or another account's. */
export async function updateChild(
  db: Database,
  { change, now, ...own }: OwnChild & { change: ChildChange; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ ageBand: child.ageBand, maxScare: child.maxScare })
      .from(child)
      .where(isOwn(own))
      .for('no key update')
    if (!before) return false
    const { ageBand = before.ageBand, maxScare = scareAtAge(before, ageBand) } = change
    await tx
      .update(child)
      .set({ ...change, maxScare, updatedAt: now })
      .where(isOwn(own))
    return true
  })
}

/** Removes a child with all its data; browsers in which it was active ask again who reads. */
export async function removeChild(
  db: Database,
  own: OwnChild,
): Promise<'removed' | 'default' | 'not-found'> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(child)
      .where(and(isOwn(own), ne(child.childId, 'default')))
      .returning({ childId: child.childId })
    if (removed.length === 0) return own.childId === 'default' ? 'default' : 'not-found'
    await tx
      .update(session)
      .set({ activeChildId: null })
      .where(and(eq(session.userId, own.ownerId), eq(session.activeChildId, own.childId)))
    return 'removed'
  })
}
