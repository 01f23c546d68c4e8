import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'

/** Whether the server demands a fresh sign-in. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'FRESH_SIGN_IN_NEEDED'
}

/** The sentence for a failed call about privacy. */
export function refusalText(error: unknown): string {
  if (!onlineManager.isOnline()) return m.site_offline_wait()
  if (!(error instanceof ORPCError)) return m.privacy_unexpected()
  switch (error.code) {
    case 'EXPORT_TOO_SOON':
      return m.privacy_too_soon()
    case 'GATE_CLOSED':
      return m.privacy_gate_closed()
    case 'UNAUTHORIZED':
      return m.privacy_signed_out()
    case 'WRONG_SECRET':
      return m.privacy_confirm_wrong()
    case 'FRESH_SIGN_IN_NEEDED':
      return m.privacy_confirm_intro()
    case 'LINK_EXPIRED':
      return m.delete_cancel_expired()
    case 'TOO_MANY_REQUESTS':
      return m.privacy_confirm_too_many()
    default:
      return m.privacy_unexpected()
  }
}
