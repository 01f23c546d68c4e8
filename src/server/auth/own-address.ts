import type { CallContext } from '../platform/context.ts'
import { findAuthUser } from './users.ts'

/** The account that calls, if the address is proven to be its own; null for guests and children. */
export async function ownerOfAddress(
  { db, getSession }: Pick<CallContext, 'db' | 'getSession'>,
  email: string,
): Promise<string | null> {
  const session = await getSession()
  if (!session || session.isKidsMode) return null
  const owner = await findAuthUser(db, session.uid)
  const isOwn = owner?.emailVerified === true && owner.email === email.toLowerCase()
  return isOwn ? session.uid : null
}
