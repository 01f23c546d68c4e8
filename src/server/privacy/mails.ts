import type { Language } from '../../contract/base.ts'
import { type MailText, type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'

interface PrivacyTexts {
  exportReady: (until: string) => MailText
  deletionRequested: (about: { day: string; number: string }) => MailText
  deletionDone: (number: string) => MailText
}

const de: PrivacyTexts = {
  exportReady: (until) => ({
    subject: 'Deine Daten liegen bereit',
    opening:
      'du wolltest wissen, was wir von euch gespeichert haben. Alles liegt jetzt für dich bereit: eine ZIP-Datei mit einer Seite zum Lesen und allen Daten zum Mitnehmen.',
    button: 'Zu den Einstellungen',
    afterwards: `Unter „Datenschutz“ kannst du sie bis zum ${until} herunterladen, danach löschen wir sie. Du warst das nicht? Dann wähle bitte gleich ein neues Passwort.`,
  }),
  deletionRequested: ({ day, number }) => ({
    subject: 'Dein Konto wird gelöscht',
    opening: `schade, dass ihr geht! Wir haben deine Anfrage erhalten (Nr. ${number}). Am ${day} löschen wir dein Konto mit allem, was dazugehört: Kinderprofile, Listen, Lesestände und Tagebuch. Bis dahin ist es gesperrt, und du bist überall abgemeldet.`,
    button: 'Löschung abbrechen',
    afterwards: `Du hast es dir anders überlegt oder warst es gar nicht? Bis zum ${day} genügt ein Klick, und alles ist wieder da. Sonst musst du nichts weiter tun.`,
  }),
  deletionDone: (number) => ({
    subject: 'Dein Konto ist gelöscht',
    opening: `wie gewünscht haben wir dein Konto mit allem, was dazugehört, gelöscht (Anfrage Nr. ${number}). Rechnungsdaten bewahren wir nur auf, soweit wir das müssen, und nutzen sie für nichts anderes.`,
    button: '',
    afterwards:
      'Danke fürs Vorlesen! Wenn ihr einmal wiederkommen mögt, steht der Hain euch offen.',
  }),
}

const en: PrivacyTexts = {
  exportReady: (until) => ({
    subject: 'Your data is ready',
    opening:
      'You wanted to know what we have stored about your family. It is all here for you now: a ZIP file with a page to read and all the data to take with you.',
    button: 'Go to the settings',
    afterwards: `You can download it under “Privacy” until ${until}; after that we delete it. Wasn’t that you? Then please choose a new password straight away.`,
  }),
  deletionRequested: ({ day, number }) => ({
    subject: 'Your account will be deleted',
    opening: `We are sorry that you are leaving! We have received your request (no. ${number}). On ${day} we will delete your account and everything that belongs to it: child profiles, lists, reading progress and diary. Until then it is locked, and you are signed out everywhere.`,
    button: 'Cancel deletion',
    afterwards: `Changed your mind, or wasn’t that you? Until ${day}, one click brings everything back. Otherwise there is nothing more you need to do.`,
  }),
  deletionDone: (number) => ({
    subject: 'Your account has been deleted',
    opening: `As you requested, we have deleted your account and everything that belonged to it (request no. ${number}). We keep billing records only as far as the law requires, and use them for nothing else.`,
    button: '',
    afterwards:
      'Thank you for reading aloud! Should you ever want to come back, the grove is open.',
  }),
}

const texts: Record<Language, PrivacyTexts> = { de, en }

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** A day in Berlin: „5. Dezember 2026“. */
function dayText(day: Date, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(day)
}

/** Says that the copy of all data is ready in the settings. */
export function exportReadyMail(to: Recipient, link: string, expiresAt: Date): Mail {
  const until = dayText(expiresAt, to.language)
  return renderMail(to, texts[to.language].exportReady(until), link)
}

/** Says when the account will be deleted; the link cancels that. */
export function deletionRequestedMail(
  to: Recipient,
  link: string,
  { dueAt, number }: { dueAt: Date; number: string },
): Mail {
  const day = dayText(dueAt, to.language)
  return renderMail(to, texts[to.language].deletionRequested({ day, number }), link)
}

/** Confirms the deletion; has no link, as nothing is left. */
export function deletionDoneMail(to: Recipient, number: string): Mail {
  return renderMail(to, texts[to.language].deletionDone(number), null)
}
