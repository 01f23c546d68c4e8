import { afterAll, beforeAll } from 'vitest'
import { setRole } from '../../src/server/auth/users.ts'
import type { TestApp, TestUser } from './app.ts'
import { createTestApp } from './app.ts'

/** A signed-in editor: an account with a proven mailbox that was given the role. */
export async function signUpEditor(app: TestApp): Promise<TestUser> {
  const editor = await app.signUp('Redaktion')
  if (!(await setRole(app.db, editor.email, 'editor'))) throw new Error('the role was not given')
  return editor
}

interface Editorial {
  app: TestApp
  editor: TestUser
  parent: TestUser
}

/** The product with an editor and a parent, for all tests of a file; its clock begins at `now`. */
export function openForEditors(take: (opened: Editorial) => void, now?: string): void {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(now)
    take({ app, editor: await signUpEditor(app), parent: await app.signUp() })
  })
  afterAll(() => app.close())
}
