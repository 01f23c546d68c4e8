import { readStored, removeStored, store } from '../../lib/browser-storage.ts'
import { type ChosenTopic, isTopic } from './contact-message.ts'

/** One draft per writer: an account's id, or '' for guests. */
const draftKey = (writer: string) => `contact-draft:${writer}` as const
const storage = () => localStorage

/** An unsent message. */
export interface ContactDraft {
  /** Null until one is chosen. */
  topic: ChosenTopic | null
  message: string
}

export const emptyDraft: ContactDraft = { topic: null, message: '' }

/** The draft stored in this browser, or null. */
export function readDraft(writer: string): ContactDraft | null {
  const stored = readStored(draftKey(writer), storage)
  if (typeof stored !== 'object' || stored === null) return null
  const { topic, message } = stored as Record<string, unknown>
  if (typeof message !== 'string' || message === '') return null
  return { topic: isTopic(topic) ? topic : null, message }
}

/** Stores a draft; removes it if the message is empty. */
export function storeDraft(writer: string, draft: ContactDraft): void {
  if (draft.message.trim() === '') removeDraft(writer)
  else store(draftKey(writer), draft, storage)
}

/** Removes a draft, for example after sending. */
export const removeDraft = (writer: string) => removeStored(draftKey(writer), storage)
