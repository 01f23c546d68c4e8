import type { ContactTopic } from '../../../contract/contact.ts'
import { m } from '../../paraglide/messages.js'
import { emailError } from '../session/form/credentials.ts'
import { fieldText } from '../session/form/use-auth-form.ts'

/** Length limits of a message in characters, as the server enforces them. */
export const messageLength = { min: 10, max: 2000 } as const

/** Topics of the form, and the two that have their own forms (§§ 312k, 356a BGB). */
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

export const isTopic = (name: unknown): name is ChosenTopic =>
  typeof name === 'string' && Object.hasOwn(topicLabels, name)

/** Reads the trimmed fields without control characters except line breaks and tabs, as the server expects. */
export function readMessage(fields: FormData) {
  const clean = (name: string) =>
    fieldText(fields, name)
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim()
  return {
    name: clean('name').replace(/\s+/g, ' '),
    email: clean('email'),
    message: clean('message'),
    website: String(fields.get('website') ?? ''),
  }
}

/** The problem of each field by its name; null for a valid field. */
export function validateMessage(fields: FormData): Record<string, string | null> {
  const { email, message } = readMessage(fields)
  return {
    topic: isTopic(fields.get('topic')) ? null : m.contact_error_topic(),
    email: emailError(email),
    message: messageError(message),
  }
}

function messageError(message: string): string | null {
  if (message.length < messageLength.min) return m.contact_error_short()
  const excess = message.length - messageLength.max
  return excess > 0 ? m.contact_error_long({ over: excess }) : null
}
