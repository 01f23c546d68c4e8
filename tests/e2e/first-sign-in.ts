import { type FullConfig, request } from '@playwright/test'
import { signInEditorByCall } from './editors.ts'

/** Creates the editor's account; otherwise the first two tests that need it could create it in parallel. */
export default async function firstSignIn({ projects }: FullConfig) {
  const calls = await request.newContext()
  await signInEditorByCall(calls, projects[0]?.use.baseURL ?? '')
  await calls.dispose()
}
