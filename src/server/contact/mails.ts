import type { Language } from '../../contract/base.ts'
import type { ContactTopic } from '../../contract/contact.ts'
import type { Recipient } from '../auth/mails.ts'
import { layOut } from '../auth/mails.ts'
import type { Mail } from '../platform/mailer.ts'
import { withoutLinks } from '../platform/plain-text.ts'

/** A message as its mails tell of it. */
export interface Told {
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
    plan: 'Plan and payment',
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

// Lines are set in, so that none looks like a field of its own.
const setIn = (text: string) => text.replaceAll('\n', '\n  ')

const recipientOf = ({ email, name, language }: Told): Recipient => ({ to: email, name, language })

/**
 * Tells the sender what arrived. Whoever types a stranger's address chooses neither subject nor
 * anything that can be clicked there.
 */
export function copyMail(told: Told): Mail {
  const { number, topic, message, language } = told
  const label = labels[language]
  const rows = [
    { label: label.number, value: number },
    { label: label.topic, value: topics[language][topic] },
    { label: label.message, value: setIn(withoutLinks(message)) },
  ]
  const words =
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
            'We usually reply within 2 working days. You did not write to us? Then somebody mistyped their address, and there is nothing you need to do.',
        }
  return layOut(recipientOf(told), { ...words, button: '', rows }, null)
}

/** Tells the team that somebody has written; the answer is given in the content manager. */
export function teamMail(told: Told, team: string, link: string): Mail {
  const { number, topic, name, email, message } = told
  return layOut(
    { to: team, name: '', language: 'de' },
    {
      subject: `Neue Nachricht ${number}`,
      opening: 'jemand hat uns geschrieben.',
      rows: [
        { label: 'Nummer', value: number },
        { label: 'Thema', value: topics.de[topic] },
        { label: 'Name', value: name || '–' },
        { label: 'E-Mail', value: email },
        { label: 'Nachricht', value: setIn(message) },
      ],
      button: 'Zum Posteingang',
      afterwards: 'Bitte antworte innerhalb von 2 Werktagen.',
    },
    link,
  )
}

/** The team's answer, with the number that the sender knows. */
export function answerMail(told: Told, text: string): Mail {
  const { number, language, message } = told
  const rows = [
    { label: labels[language].number, value: number },
    { label: labels[language].message, value: setIn(withoutLinks(message)) },
  ]
  const words =
    language === 'de'
      ? {
          subject: `Antwort auf deine Nachricht ${number}`,
          afterwards:
            'Das ist noch offen? Schreib uns über unsere Kontaktseite und nenn die Nummer.',
        }
      : {
          subject: `Reply to your message ${number}`,
          afterwards: 'Still open? Write to us on our contact page and name the number.',
        }
  return layOut(recipientOf(told), { ...words, opening: text, button: '', rows }, null)
}
