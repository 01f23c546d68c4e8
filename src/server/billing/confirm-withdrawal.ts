import { and, eq } from 'drizzle-orm'
import type { Receipt } from '../../contract/billing.ts'
import { legalDeclaration } from '../db/billing-schema.ts'
import { berlinTimestamp } from '../profile/rules.ts'
import type { Declaration } from './declarations.ts'
import { carryOut, confirm, stateOf } from './declarations.ts'
import type { DeclarationParts } from './parts.ts'

/**
 * Carries out a withdrawal by the link in the account's own mail; the fourteen days count from the
 * declaration. It happens once; opening the link again gives the same answer. Null where the link is not valid.
 */
export async function confirmWithdrawal(
  parts: DeclarationParts,
  token: string,
): Promise<Receipt | null> {
  const { db, clock, mail, withdrawalLinks } = parts
  const [number = '', userId = ''] = withdrawalLinks.read(token)?.split(' ') ?? []
  const now = clock.now()
  const receivedAt = await db.transaction(async (tx) => {
    const [kept] = await tx
      .select()
      .from(legalDeclaration)
      .where(and(eq(legalDeclaration.number, number), eq(legalDeclaration.kind, 'withdrawal')))
      .for('update')
    if (kept?.state !== 'received') return kept?.receivedAt
    const { kind, name, email, language, content, receivedAt } = kept
    const contract = content.contract as Declaration['contract']
    const given = { kind, name, email, language, contract, userId }
    const wish = { ...given, number, declaredAt: receivedAt, needsProof: false }
    const outcome = await carryOut(tx, wish, now)
    const state = stateOf(outcome)
    await tx.update(legalDeclaration).set({ state }).where(eq(legalDeclaration.number, number))
    await confirm(parts, tx, { kind, number, receivedAt, content }, given, outcome)
    return receivedAt
  })
  if (!receivedAt) return null
  mail.wake()
  return { number, receivedAt: berlinTimestamp(receivedAt), endsAt: null }
}
