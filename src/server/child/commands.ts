import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ChildChange } from '../../contract/child.ts'
import { maxChildren, youngestMaxScare } from '../../contract/family.ts'
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

/** Whether the limit of owls for the youngest applies, as the parents set none. */
const isForYoungest = ({ ageBand, maxScare }: ChildChange) =>
  ageBand === '3-4' && maxScare === undefined

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
      ...(isForYoungest(traits) && { maxScare: youngestMaxScare }),
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
  const changed = await db
    .update(child)
    .set({
      ...change,
      ...(isForYoungest(change) && {
        maxScare: sql`least(${child.maxScare}, ${youngestMaxScare})`,
      }),
      updatedAt: now,
    })
    .where(isOwn(own))
    .returning({ childId: child.childId })
  return changed.length > 0
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
