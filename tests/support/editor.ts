import { afterAll, beforeAll } from 'vitest'
import { changeRole } from '../../src/server/auth/users.ts'
import { createTestApp, type TestApp } from './app.ts'
import { silentLog } from './log.ts'
import type { TestUser } from './test-user.ts'

/** A signed-in editor, who may also publish: a verified account with the role. */
export async function signUpEditor(
  app: TestApp,
  role: 'editor' | 'publisher' = 'publisher',
): Promise<TestUser> {
  const editor = await app.signUp('Redaktion')
  const change = await changeRole(app.db, silentLog, { email: editor.email, role })
  if (change !== 'changed') throw new Error('the role was not set')
  return editor
}

interface EditorSetup {
  app: TestApp
  editor: TestUser
  parent: TestUser
}

/**
 * Sets up the product with an editor and a parent for all tests of a file, and hands them to
 * `onReady`. Its clock starts at `now`.
 */
export function setUpEditors(onReady: (setup: EditorSetup) => void, now?: string): void {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(now)
    onReady({ app, editor: await signUpEditor(app), parent: await app.signUp() })
  })
  afterAll(() => app.close())
}
