import { forgetKept, keep, readKept } from '../../lib/kept.ts'
import type { ChosenTopic } from './contact-message.ts'
import { isTopic } from './contact-message.ts'

/** Each writer's own: an account's id, or '' for guests. */
const keyOf = (writer: string) => `contact-draft:${writer}` as const
const storage = () => localStorage

/** What was written and not yet sent. */
export interface ContactDraft {
  topic: ChosenTopic
  message: string
}

export const emptyDraft: ContactDraft = { topic: 'reading', message: '' }

/** What this browser keeps of a message; null for nothing. */
export function readDraft(writer: string): ContactDraft | null {
  const kept = readKept(keyOf(writer), storage)
  if (typeof kept !== 'object' || kept === null) return null
  const { topic, message } = kept as Record<string, unknown>
  return isTopic(topic) && typeof message === 'string' && message !== '' ? { topic, message } : null
}

/** Keeps a message through a lost network or a closed window; an empty one is forgotten. */
export function keepDraft(writer: string, draft: ContactDraft): void {
  if (draft.message.trim() === '') forgetDraft(writer)
  else keep(keyOf(writer), draft, storage)
}

/** Forgets what was kept, as after sending. */
export const forgetDraft = (writer: string) => forgetKept(keyOf(writer), storage)
