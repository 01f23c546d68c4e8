import { useRef } from 'react'
import type { ContactTopic } from '../../../contract/contact.ts'
import { api } from '../../data/api.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { readMessage } from './contact-message.ts'

/** What arrived, and where its copy goes. */
export interface SentMessage {
  number: string
  email: string
}

/**
 * Sends what the fields say. The same words sent again, as after an answer that was lost, are the
 * same message; changed words are a new one.
 */
export function useSendMessage() {
  const tried = useRef({ said: '', messageId: '' })
  return async (fields: FormData, topic: ContactTopic): Promise<SentMessage> => {
    const { website, ...message } = readMessage(fields)
    const said = JSON.stringify([topic, message])
    if (tried.current.said !== said) tried.current = { said, messageId: crypto.randomUUID() }
    const { messageId } = tried.current
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
