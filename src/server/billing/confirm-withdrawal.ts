import { and, eq } from 'drizzle-orm'
import type { Receipt } from '../../contract/billing.ts'
import { legalDeclaration } from '../db/billing-schema.ts'
import { berlinTimestamp } from '../platform/berlin-time.ts'
import {
  applyDeclaration,
  type Declaration,
  declarationState,
  queueReceipts,
} from './declarations.ts'
import type { DeclarationDependencies } from './dependencies.ts'

/**
 * Applies a withdrawal by the link in the account's own mail; the fourteen days count from the
 * declaration. Repeats have no further effect and the same answer; null for an invalid link.
 */
export async function confirmWithdrawal(
  dependencies: DeclarationDependencies,
  token: string,
): Promise<Receipt | null> {
  const { db, clock, mail, withdrawalLinks } = dependencies
  const [number = '', userId = ''] = withdrawalLinks.read(token)?.split(' ') ?? []
  const now = clock.now()
  const receivedAt = await db.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(legalDeclaration)
      .where(and(eq(legalDeclaration.number, number), eq(legalDeclaration.kind, 'withdrawal')))
      .for('update')
    if (stored?.state !== 'received') return stored?.receivedAt
    const { kind, name, email, language, content, receivedAt } = stored
    const contract = content.contract as Declaration['contract']
    const given = { kind, name, email, language, contract, userId }
    const numbered = { ...given, number, declaredAt: receivedAt, needsVerification: false }
    const outcome = await applyDeclaration(tx, numbered, now)
    const state = declarationState(outcome)
    await tx.update(legalDeclaration).set({ state }).where(eq(legalDeclaration.number, number))
    await queueReceipts(dependencies, tx, { kind, number, receivedAt, content }, given, outcome)
    return receivedAt
  })
  if (!receivedAt) return null
  mail.wake()
  return { number, receivedAt: berlinTimestamp(receivedAt), endsAt: null }
}
