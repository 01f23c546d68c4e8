import type { FullConfig } from '@playwright/test'
import { request } from '@playwright/test'
import { callAsEditor } from './editors.ts'

/** Makes the editor's account, or the first two tests that need it would make it at one moment. */
export default async function firstSignIn({ projects }: FullConfig) {
  const calls = await request.newContext()
  await callAsEditor(calls, projects[0]?.use.baseURL ?? '')
  await calls.dispose()
}
