import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { catalogue, type ItemId } from '../../src/contract/plan.ts'
import { derivePlan } from '../../src/server/billing/derived-plan.ts'
import { subscription } from '../../src/server/db/billing-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import type { TestApp } from './app.ts'

/** Gives an account a paid contract that the provider does not know; returns its id. */
export async function giveContract(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { userId, item, until }: { userId: string; item: ItemId; until: Date },
): Promise<string> {
  const subscriptionId = `sub_${randomUUID().replaceAll('-', '')}`
  await db.transaction(async (tx) => {
    await tx.select().from(profile).where(eq(profile.userId, userId)).for('update')
    await tx.insert(subscription).values({
      subscriptionId,
      userId,
      item,
      status: 'active',
      amountCents: catalogue[item].amountCents,
      startedAt: clock.now(),
      periodEnd: until,
      expiry: until,
    })
    await derivePlan(tx, userId, clock.now())
  })
  return subscriptionId
}
