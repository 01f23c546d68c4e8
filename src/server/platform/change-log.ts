import { eq } from 'drizzle-orm'
import type { ChangeAction } from '../../contract/editor.ts'
import { user } from '../db/auth-schema.ts'
import type { Transaction } from '../db/client.ts'
import { editorChange } from '../db/editor-schema.ts'

interface Change {
  /** Null for a scheduled change whose editor's account was deleted. */
  editorId: string | null
  action: ChangeAction
  /** Id of the changed object. */
  subject: string
  at: Date
}

/**
 * Locks the editor's account. A change locks the account before the changed object, as the deletion of
 * an account does, so that no deadlock occurs.
 */
export async function lockEditor(tx: Transaction, editorId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, editorId)).for('key share')
}

/** Records a change of an editor, in the transaction of the change. */
export async function recordChange(
  tx: Pick<Transaction, 'insert'>,
  { editorId, action, subject, at }: Change,
): Promise<void> {
  await tx.insert(editorChange).values({ editorId, action, subject, at })
}
