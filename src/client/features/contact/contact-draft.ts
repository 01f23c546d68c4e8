import { forgetKept, keep, readKept } from '../../lib/kept.ts'
import type { ChosenTopic } from './contact-message.ts'
import { isTopic } from './contact-message.ts'

const key = 'contact-draft'
const storage = () => localStorage

/** What was written and not yet sent; who wrote it is not kept. */
export interface ContactDraft {
  topic: ChosenTopic
  message: string
}

export const emptyDraft: ContactDraft = { topic: 'reading', message: '' }

/** What this browser keeps of a message; null for nothing. */
export function readDraft(): ContactDraft | null {
  const kept = readKept(key, storage)
  if (typeof kept !== 'object' || kept === null) return null
  const { topic, message } = kept as Record<string, unknown>
  return isTopic(topic) && typeof message === 'string' && message !== '' ? { topic, message } : null
}

/** Keeps a message through a lost network or a closed window; an empty one is forgotten. */
export function keepDraft(draft: ContactDraft): void {
  if (draft.message.trim() === '') forgetDraft()
  else keep(key, draft, storage)
}

/** Forgets what was kept, as after sending. */
export const forgetDraft = () => forgetKept(key, storage)
