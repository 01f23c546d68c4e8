import { unverifiedReads } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { UnverifiedNotice } from '../../session/verification/unverified-notice.tsx'
import { useMonthStories } from './use-story-states.ts'

interface ConfirmNoteProps {
  /** Whether it says when the account is deleted. */
  hasDeadline?: boolean
}

/** How many stories open before the e-mail is confirmed, with a button for another mail. */
export function ConfirmNote({ hasDeadline = false }: ConfirmNoteProps) {
  const { user } = useAuth()
  const { confirmLeft } = useMonthStories()
  if (user?.emailVerified !== false) return null
  const text = confirmLeft === null ? m.settings_unverified() : confirmText(confirmLeft, user.email)
  const deadline = hasDeadline ? ` ${m.story_confirm_deadline()}` : ''
  return <UnverifiedNotice text={`${text}${deadline}`} email={user.email} variant="plain" />
}

/** „Noch 2 Geschichten, dann bestätige bitte deine E-Mail-Adresse …“ */
function confirmText(left: number, email: string): string {
  if (left === 0) return m.reader_unverified_text({ count: unverifiedReads, email })
  return left === 1 ? m.story_confirm_left_one() : m.story_confirm_left({ count: left })
}
