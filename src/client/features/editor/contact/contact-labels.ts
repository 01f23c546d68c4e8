import type { ContactTopic, StoryReport, Ticket } from '../../../../contract/contact.ts'
import { m } from '../../../paraglide/messages.js'
import { topicLabels } from '../../contact/contact-message.ts'

export const topicLabel = (topic: ContactTopic) => topicLabels[topic]()

export function ticketStateLabel(state: Ticket['state']): string {
  switch (state) {
    case 'open':
      return m.editor_contact_open()
    case 'answered':
      return m.editor_contact_answered()
    case 'closed':
      return m.editor_contact_closed()
  }
}

export function reasonLabel({ reason }: StoryReport): string {
  switch (reason) {
    case 'spelling':
      return m.reader_report_spelling()
    case 'picture':
      return m.reader_report_picture()
    case 'sound':
      return m.reader_report_sound()
    case 'content':
      return m.reader_report_content()
    case 'other':
      return m.reader_report_other()
  }
}
