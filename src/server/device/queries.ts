import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Device } from '../../contract/device.ts'
import { account } from '../db/auth-schema.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { parentPin } from '../db/schema.ts'
import type { Session } from '../platform/session.ts'
import { isGateOpen } from './rules.ts'

/** The state of a session's browser; an active child that was removed counts as none. */
export async function getDevice(db: Database, session: Session, now: Date): Promise<Device> {
  const { uid, activeChildId, isKidsMode } = session
  const isOwn = sql`${account.userId} = ${uid}`
  const [[pin], [chosen], passwords] = await Promise.all([
    db.select({ one: sql`1` }).from(parentPin).where(eq(parentPin.userId, uid)),
    db
      .select({ childId: child.childId })
      .from(child)
      .where(and(eq(child.userId, uid), eq(child.childId, activeChildId ?? ''))),
    db.$count(
      account,
      and(isOwn, eq(account.providerId, 'credential'), isNotNull(account.password)),
    ),
  ])
  const hasPin = pin !== undefined
  return {
    activeChildId: chosen?.childId ?? null,
    isKidsMode,
    hasPin,
    isGateOpen: isGateOpen({ ...session, hasPin }, now),
    hasPassword: passwords > 0,
  }
}

/** The hash of an account's PIN; null where it has none. */
export async function findPinHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ pinHash: parentPin.pinHash })
    .from(parentPin)
    .where(eq(parentPin.userId, userId))
  return row?.pinHash ?? null
}
