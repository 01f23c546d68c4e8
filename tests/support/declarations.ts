import { eq } from 'drizzle-orm'
import { legalDeclaration } from '../../src/server/db/billing-schema.ts'
import type { TestApp } from './app.ts'
import type { TestUser } from './test-user.ts'

/** Input of the declaration forms about an account's plan. */
export const formOf = ({ email }: Pick<TestUser, 'email'>, change = {}) => ({
  name: 'Anna Sommer',
  email,
  contract: 'plan' as const,
  ...change,
})

/** An ordinary cancellation. */
export const ordinary = { kind: 'ordinary' as const }

/** A stored declaration; undefined if there is none. */
export async function findDeclaration({ db }: Pick<TestApp, 'db'>, number: string) {
  const [row] = await db.select().from(legalDeclaration).where(eq(legalDeclaration.number, number))
  return row
}
