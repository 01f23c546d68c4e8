import type { AuthUser } from '../../../contract/profile.ts'
import { api } from '../core/api.ts'
import { logError } from '../core/log.ts'

/** Creates the user document if it does not exist. Logs a failure; the next page load tries again. */
export async function createProfile({ uid, email, displayName }: AuthUser): Promise<void> {
  try {
    await api.profile.create({ uid, email, displayName })
  } catch (error) {
    logError('Profile creation failed', error)
  }
}
