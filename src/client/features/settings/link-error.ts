import { m } from '../../paraglide/messages.js'

/** The sentence for the reason with which joining Google to an account has ended. */
export function linkErrorText(code: string): string {
  switch (code) {
    case 'access_denied':
      return m.settings_google_cancelled()
    case 'account_already_linked_to_different_user':
      return m.settings_google_elsewhere()
    case 'unable_to_link_account':
      return m.settings_google_unchecked()
    default:
      return m.settings_google_failed()
  }
}
