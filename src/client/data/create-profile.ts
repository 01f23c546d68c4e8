import type { AuthUser } from '../../contract/profile.ts'
import { api } from './api.ts'
import { logError } from './log.ts'

/** Creates the user document if absent; a failure is logged, and the next page load tries again. */
export async function createProfile({ uid, email, displayName }: AuthUser): Promise<void> {
  try {
    await api.profile.create({ uid, email, displayName })
  } catch (error) {
    logError('Profile creation failed', error)
  }
}
