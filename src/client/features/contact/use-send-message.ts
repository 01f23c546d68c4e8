import { useRef } from 'react'
import type { ContactTopic } from '../../../contract/contact.ts'
import { api } from '../../data/core/api.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { readMessage } from './contact-message.ts'

/** Ticket number, and the address of the copy. */
export interface SentMessage {
  number: string
  email: string
}

/** Sends the form. Sending the same content again, as after a lost answer, reuses the message id. */
export function useSendMessage() {
  const lastAttempt = useRef({ content: '', messageId: '' })
  return async (fields: FormData, topic: ContactTopic): Promise<SentMessage> => {
    const { website, ...message } = readMessage(fields)
    const content = JSON.stringify([topic, message])
    if (lastAttempt.current.content !== content)
      lastAttempt.current = { content, messageId: crypto.randomUUID() }
    const { messageId } = lastAttempt.current
    const language = getLocale()
    const { number } = await api.contact.send({
      ...message,
      topic,
      language,
      messageId,
      ...(website && { website: website.slice(0, 200) }),
    })
    return { number, email: message.email }
  }
}
