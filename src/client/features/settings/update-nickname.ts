import { api } from '../../data/api.ts'
import { logError } from '../../data/log.ts'
import { m } from '../../paraglide/messages.js'

/**
 * Changes the nickname of one's own user document. A failure is logged and thrown as a new error
 * with the sentence of spec section 8.
 */
export async function updateNickname(uid: string, displayName: string): Promise<void> {
  try {
    await api.profile.update({ uid, displayName })
  } catch (error) {
    logError('Nickname update failed', error)
    throw new Error(m.settings_nickname_failed(), { cause: error })
  }
}
