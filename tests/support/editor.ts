import { eq } from 'drizzle-orm'
import { setRole } from '../../src/server/auth/users.ts'
import { user } from '../../src/server/db/auth-schema.ts'
import type { TestApp, TestUser } from './app.ts'

/** A signed-in editor: an account with a proven mailbox that was given the role. */
export async function signUpEditor({ db, signUp }: TestApp): Promise<TestUser> {
  const editor = await signUp('Redaktion')
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, editor.uid))
  if (!(await setRole(db, editor.email, 'editor'))) throw new Error('the role was not given')
  return editor
}
