import { eq } from 'drizzle-orm'
import { legalDeclaration } from '../../src/server/db/billing-schema.ts'
import type { TestApp, TestUser } from './app.ts'

/** What a guest writes into the forms about an account's plan. */
export const formOf = ({ email }: Pick<TestUser, 'email'>, change = {}) => ({
  name: 'Anna Sommer',
  email,
  contract: 'plan' as const,
  ...change,
})

/** Of a cancellation without a special reason. */
export const ordinary = { kind: 'ordinary' as const }

/** A declaration as it is kept. */
export async function findDeclaration({ db }: Pick<TestApp, 'db'>, number: string) {
  const [row] = await db.select().from(legalDeclaration).where(eq(legalDeclaration.number, number))
  return row
}
