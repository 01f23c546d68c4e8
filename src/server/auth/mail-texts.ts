import type { Language } from '../../contract/base.ts'

/** What a mail says around its link. */
export interface LetterText {
  subject: string
  /** Follows the greeting, so it begins small in German. */
  opening: string
  button: string
  afterwards: string
  /** Facts below the opening, as in a receipt. */
  rows?: { label: string; value: string }[]
  /** Small print at the end. */
  terms?: { title: string; text: string }[]
  /** A list below the opening. */
  items?: { title: string; facts: string; text: string; link: string }[]
  /** Stands at the foot instead of the button's address. */
  closing?: { text: string; label: string; link: string }
}

/** Everything the mails of sign-in say in one language. */
export interface MailTexts {
  greeting: (name: string) => string
  farewell: string
  copyHint: string
  verification: LetterText
  reset: LetterText
  changeRequest: (newEmail: string) => LetterText
  newAddress: LetterText
  knownAddress: LetterText
  pinReset: LetterText
}

const de: MailTexts = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  farewell: 'Herzliche Grüße',
  copyHint: 'Falls der Knopf nicht geht, kopiere diese Adresse in deinen Browser:',
  verification: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    opening:
      'schön, dass ihr da seid! Bitte bestätige noch kurz, dass diese E-Mail-Adresse dir gehört.',
    button: 'E-Mail-Adresse bestätigen',
    afterwards:
      'Der Link gilt 24 Stunden. Bleibt die Bestätigung aus, löschen wir das Konto 48 Stunden nach dem Anlegen wieder. Du hast dich gar nicht angemeldet? Dann musst du nichts tun.',
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
      'jemand wollte gerade mit deiner E-Mail-Adresse ein Konto anlegen oder ein anderes hierher umziehen. Zu deiner Adresse gibt es aber schon eins.',
    button: 'Zur Anmeldung',
    afterwards:
      'Warst du das? Dann melde dich an. Weißt du das Passwort nicht, oder kennst du das Konto gar nicht: Mit „Passwort vergessen?“ wählst du ein neues, und es gehört dir allein. Sonst musst du nichts tun.',
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
  pinReset: {
    subject: 'Eine neue Eltern-PIN für Fabelhain',
    opening: 'du möchtest eine neue Eltern-PIN wählen. Hier geht es weiter.',
    button: 'Neue PIN wählen',
    afterwards:
      'Der Link gilt eine Stunde und nur in dem Browser, in dem du angemeldet bist. Du warst das nicht? Vielleicht hat ein Kind auf „PIN vergessen“ getippt – dann bleibt einfach alles, wie es ist.',
  },
}

const en: MailTexts = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  farewell: 'Warm wishes',
  copyHint: 'If the button does not work, copy this address into your browser:',
  verification: {
    subject: 'Please confirm your e-mail address',
    opening:
      'How lovely that you are here! Just one small thing: please confirm that this e-mail address is yours.',
    button: 'Confirm e-mail address',
    afterwards:
      'The link works for 24 hours. If you do not confirm, we delete the account 48 hours after it was created. Never signed up? Then there is nothing you need to do.',
  },
  reset: {
    subject: 'A new password for Fabelhain',
    opening:
      'You would like to choose a new password. Click “Choose a new password” to carry on. You will then be signed out on all your devices.',
    button: 'Choose a new password',
    afterwards:
      'The link works for one hour, and only once. Wasn’t that you? Then simply leave this message be – your password stays as it is.',
  },
  knownAddress: {
    subject: 'You already have an account',
    opening:
      'Somebody has just tried to create an account with your e-mail address, or to move another one here. But your address has an account already.',
    button: 'Sign in',
    afterwards:
      'Was that you? Then sign in. If you do not know the password, or do not know of that account at all: with “Forgot your password?” you choose a new one, and it is yours alone. Otherwise there is nothing you need to do.',
  },
  changeRequest: (newEmail) => ({
    subject: 'Shall we change your e-mail address?',
    opening: `From now on, your account is to belong to “${newEmail}”. If that is what you want, please confirm it here. We will then write to the new address.`,
    button: 'Yes, change the address',
    afterwards:
      'The link works for 24 hours. Wasn’t that you? Then please do not click it, and choose a new password instead.',
  }),
  newAddress: {
    subject: 'Please confirm your new e-mail address',
    opening: 'Your account is to belong to this e-mail address from now on. Is that right?',
    button: 'Confirm new address',
    afterwards:
      'The link works for 24 hours. Never heard of Fabelhain? Then there is nothing you need to do.',
  },
  pinReset: {
    subject: 'A new parents’ PIN for Fabelhain',
    opening: 'You would like to choose a new parents’ PIN. Carry on here.',
    button: 'Choose a new PIN',
    afterwards:
      'The link works for one hour, and only in a browser where you are signed in. Wasn’t that you? Perhaps a child tapped “Forgot the PIN” – then everything simply stays as it is.',
  },
}

/** The texts of the mails by language. */
export const mailTexts: Record<Language, MailTexts> = { de, en }
