import type { ContactTopic } from '../../../contract/contact.ts'
import { m } from '../../paraglide/messages.js'
import { emailError } from '../session/credentials.ts'
import { textOf } from '../session/use-auth-form.ts'

/** Length of a message in characters; the server refuses what lies outside. */
export const messageLength = { min: 10, max: 2000 } as const

/** Topics to write about, and the two that have forms of their own (§§ 312k, 356a BGB). */
export type ChosenTopic = ContactTopic | 'cancellation' | 'withdrawal'

export const topicLabels: Record<ChosenTopic, () => string> = {
  plan: m.contact_topic_plan,
  cancellation: m.contact_topic_cancellation,
  withdrawal: m.contact_topic_withdrawal,
  'sign-in': m.contact_topic_signin,
  reading: m.contact_topic_reading,
  privacy: m.contact_topic_privacy,
  accessibility: m.contact_topic_accessibility,
  other: m.contact_topic_other,
}

/** Whether a name is one of the topics. */
export const isTopic = (name: unknown): name is ChosenTopic =>
  typeof name === 'string' && Object.hasOwn(topicLabels, name)

/** What the fields say, as the server takes it: without control characters that were pasted. */
export function readMessage(fields: FormData) {
  const clean = (name: string) =>
    textOf(fields, name)
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim()
  return {
    name: clean('name').replace(/\s+/g, ' '),
    email: clean('email'),
    message: clean('message'),
    website: String(fields.get('website') ?? ''),
  }
}

/** What is wrong with each field, by its name. */
export function checkMessage(fields: FormData): Record<string, string | null> {
  const { email, message } = readMessage(fields)
  return { email: emailError(email), message: messageError(message) }
}

function messageError(message: string): string | null {
  if (message.length < messageLength.min) return m.contact_error_short()
  const over = message.length - messageLength.max
  return over > 0 ? m.contact_error_long({ over }) : null
}
