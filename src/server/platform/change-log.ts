import { eq } from 'drizzle-orm'
import type { ChangeAction } from '../../contract/editor.ts'
import { user } from '../db/auth-schema.ts'
import type { Transaction } from '../db/client.ts'
import { editorChange } from '../db/editor-schema.ts'

interface Change {
  /** Null where nobody did it just now: what was planned, by an account that is gone. */
  editorId: string | null
  action: ChangeAction
  /** Id of what was changed. */
  subject: string
  at: Date
}

/**
 * Whoever changes something holds the account first, then what is changed: whoever deletes the
 * account does so in the same order, and neither waits for the other for ever.
 */
export async function holdEditor(tx: Transaction, editorId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, editorId)).for('key share')
}

/** Notes what an editor changed, in the transaction that changes it. */
export async function noteChange(
  tx: Pick<Transaction, 'insert'>,
  { editorId, action, subject, at }: Change,
): Promise<void> {
  await tx.insert(editorChange).values({ editorId, action, subject, at })
}
