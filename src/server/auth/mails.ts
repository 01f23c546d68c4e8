import type { Language } from '../../contract/base.ts'
import { unverifiedReads } from '../../contract/plan.ts'
import { type MailText, type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'

/** Texts of the mails of sign-in in one language. */
interface MailTexts {
  verification: MailText
  reset: MailText
  changeRequest: (newEmail: string) => MailText
  newAddress: MailText
  knownAddress: MailText
}

const de: MailTexts = {
  verification: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    opening: `schön, dass ihr da seid! Bitte bestätige noch kurz, dass diese E-Mail-Adresse dir gehört. Die ersten ${unverifiedReads} Geschichten könnt ihr schon vorher lesen.`,
    button: 'E-Mail-Adresse bestätigen',
    afterwards:
      'Der Link gilt 24 Stunden. Bleibt die Bestätigung aus, löschen wir das Konto 48 Stunden nach dem Anlegen wieder. Du hast dich gar nicht registriert? Dann musst du nichts tun.',
  },
  reset: {
    subject: 'Ein neues Passwort für Fabelhain',
    opening:
      'du möchtest ein neues Passwort wählen. Mit einem Klick auf „Neues Passwort wählen“ geht es weiter. Danach bist du auf allen Geräten abgemeldet.',
    button: 'Neues Passwort wählen',
    afterwards:
      'Der Link gilt eine Stunde und nur ein einziges Mal. Du wolltest das gar nicht? Dann lass diese Nachricht einfach liegen – dein Passwort bleibt, wie es ist.',
  },
  knownAddress: {
    subject: 'Du hast schon ein Konto',
    opening:
      'jemand wollte gerade mit deiner E-Mail-Adresse ein Konto anlegen oder ein anderes Konto auf sie umstellen. Zu deiner Adresse gibt es aber schon eins.',
    button: 'Zur Anmeldung',
    afterwards:
      'Warst du das? Dann melde dich an. Weißt du das Passwort nicht, oder kennst du das Konto gar nicht: Mit „Passwort vergessen?“ wählst du ein neues, und das Konto gehört dir allein. Sonst musst du nichts tun.',
  },
  changeRequest: (newEmail) => ({
    subject: 'Soll deine E-Mail-Adresse geändert werden?',
    opening: `dein Konto soll künftig zu „${newEmail}“ gehören. Wenn du das möchtest, bestätige es bitte hier. Danach schreiben wir an die neue Adresse.`,
    button: 'Ja, Adresse ändern',
    afterwards:
      'Der Link gilt 24 Stunden. Du warst das nicht? Dann klicke nicht darauf und wähle lieber ein neues Passwort.',
  }),
  newAddress: {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    opening: 'ab jetzt soll dein Konto zu dieser E-Mail-Adresse gehören. Stimmt das?',
    button: 'Neue Adresse bestätigen',
    afterwards:
      'Der Link gilt 24 Stunden. Du kennst Fabelhain gar nicht? Dann musst du nichts tun.',
  },
}

const en: MailTexts = {
  verification: {
    subject: 'Please confirm your email address',
    opening: `How lovely that you are here! Just one small thing: please confirm that this email address is yours. You can read the first ${unverifiedReads} stories before you do.`,
    button: 'Confirm email address',
    afterwards:
      'The link is valid for 24 hours. If you do not confirm, we will delete the account 48 hours after it was created. Never registered? Then there is nothing you need to do.',
  },
  reset: {
    subject: 'A new password for Fabelhain',
    opening:
      'You would like to choose a new password. Click “Choose a new password” to continue. You will then be signed out on all your devices.',
    button: 'Choose a new password',
    afterwards:
      'The link is valid for one hour and can be used once. Wasn’t that you? Then simply ignore this message – your password stays as it is.',
  },
  knownAddress: {
    subject: 'You already have an account',
    opening:
      'Somebody has just tried to create an account with your email address, or to move another account to it. But there is already an account for your address.',
    button: 'Sign in',
    afterwards:
      'Was that you? Then sign in. If you do not know the password, or do not recognise the account at all, use “Forgotten your password?” to choose a new one, and the account is yours alone. Otherwise there is nothing you need to do.',
  },
  changeRequest: (newEmail) => ({
    subject: 'Would you like to change your email address?',
    opening: `Your account is to be moved to “${newEmail}”. If that is what you want, please confirm it here. We will then write to the new address.`,
    button: 'Yes, change address',
    afterwards:
      'The link is valid for 24 hours. Wasn’t that you? Then please do not click it, and choose a new password instead.',
  }),
  newAddress: {
    subject: 'Please confirm your new email address',
    opening: 'From now on, your account should belong to this email address. Is that right?',
    button: 'Confirm new address',
    afterwards:
      'The link is valid for 24 hours. Never heard of Fabelhain? Then there is nothing you need to do.',
  },
}

const mailTexts: Record<Language, MailTexts> = { de, en }

const mailWith =
  (choose: (texts: MailTexts) => MailText) =>
  (recipient: Recipient, link: string): Mail =>
    renderMail(recipient, choose(mailTexts[recipient.language]), link)

/** Asks the owner of a new account to verify the mailbox. */
export const verificationMail = mailWith(({ verification }) => verification)

/** Has a link to choose a new password; also sent to accounts without one. */
export const resetMail = mailWith(({ reset }) => reset)

/** Asks at the old address to confirm the change. */
export const changeRequestMail = (recipient: Recipient, newEmail: string, link: string): Mail =>
  mailWith(({ changeRequest }) => changeRequest(newEmail))(recipient, link)

/** Asks at the new address; opening its link makes the change. */
export const newAddressMail = mailWith(({ newAddress }) => newAddress)

/** Informs the owner of an account that somebody tried to use its address. */
export const knownAddressMail = mailWith(({ knownAddress }) => knownAddress)
