import type { Language } from '../../contract/base.ts'
import type { ContactTopic } from '../../contract/contact.ts'
import { type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import { withoutLinks } from '../platform/plain-text.ts'

/** The content of a message for its mails. */
export interface MailedMessage {
  number: string
  topic: ContactTopic
  name: string
  email: string
  message: string
  language: Language
}

const topics: Record<Language, Record<ContactTopic, string>> = {
  de: {
    plan: 'Abo und Bezahlen',
    'sign-in': 'Anmelden',
    reading: 'Lesen und Vorlesen',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    other: 'Etwas anderes',
  },
  en: {
    plan: 'Subscription and payment',
    'sign-in': 'Signing in',
    reading: 'Reading and listening',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    other: 'Something else',
  },
}

const labels: Record<Language, { number: string; topic: string; message: string }> = {
  de: { number: 'Nummer', topic: 'Thema', message: 'Nachricht' },
  en: { number: 'Number', topic: 'Topic', message: 'Message' },
}

// Further lines are indented, so that none looks like another field.
const indented = (text: string) => text.replaceAll('\n', '\n  ')

const recipientOf = ({ email, name, language }: MailedMessage): Recipient => ({
  to: email,
  name,
  language,
})

/**
 * The sender's copy. Its address may be a stranger's, so the sender chooses neither the subject nor
 * anything that can be clicked.
 */
export function copyMail(mailed: MailedMessage): Mail {
  const { number, topic, message, language } = mailed
  const label = labels[language]
  const rows = [
    { label: label.number, value: number },
    { label: label.topic, value: topics[language][topic] },
    { label: label.message, value: indented(withoutLinks(message)) },
  ]
  const texts =
    language === 'de'
      ? {
          subject: `Deine Nachricht an Fabelhain (${number})`,
          opening: 'danke für deine Nachricht! Sie ist gut bei uns angekommen:',
          afterwards:
            'Wir antworten in der Regel innerhalb von 2 Werktagen. Du hast uns gar nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.',
        }
      : {
          subject: `Your message to Fabelhain (${number})`,
          opening: 'Thank you for your message! It has reached us safely:',
          afterwards:
            'We usually reply within 2 working days. Didn’t you write to us? Then somebody mistyped their address, and there is nothing you need to do.',
        }
  return renderMail(recipientOf(mailed), { ...texts, button: '', rows }, null)
}

/** Notifies the team, which answers in the content manager. */
export function teamMail(mailed: MailedMessage, team: string, link: string): Mail {
  const { number, topic, name, email, message } = mailed
  return renderMail(
    { to: team, name: '', language: 'de' },
    {
      subject: `Neue Nachricht ${number}`,
      opening: 'jemand hat uns geschrieben.',
      rows: [
        { label: 'Nummer', value: number },
        { label: 'Thema', value: topics.de[topic] },
        { label: 'Name', value: name || '–' },
        { label: 'E-Mail', value: email },
        { label: 'Nachricht', value: indented(message) },
      ],
      button: 'Zum Posteingang',
      afterwards: 'Bitte antworte innerhalb von 2 Werktagen.',
    },
    link,
  )
}

/** The team's answer, with the number that the sender knows. */
export function answerMail(mailed: MailedMessage, text: string): Mail {
  const { number, language, message } = mailed
  const rows = [
    { label: labels[language].number, value: number },
    { label: labels[language].message, value: indented(withoutLinks(message)) },
  ]
  const texts =
    language === 'de'
      ? {
          subject: `Antwort auf deine Nachricht ${number}`,
          afterwards:
            'Ist noch etwas offen? Schreib uns über unsere Kontaktseite und nenn die Nummer.',
        }
      : {
          subject: `Reply to your message ${number}`,
          afterwards:
            'Is anything still open? Write to us on our contact page and quote the number.',
        }
  return renderMail(recipientOf(mailed), { ...texts, opening: text, button: '', rows }, null)
}
