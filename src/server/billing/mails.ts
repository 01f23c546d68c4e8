import type { Language } from '../../contract/base.ts'
import type { ItemId } from '../../contract/plan.ts'
import { type MailText, type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import { dayText, itemName, priceText } from './labels.ts'

interface BillingTexts {
  paymentFailed: (about: { name: string; until: string }) => MailText
  renewal: (about: { name: string; day: string; price: string }) => MailText
}

const de: BillingTexts = {
  paymentFailed: ({ name, until }) => ({
    subject: 'Eine Abbuchung hat nicht geklappt',
    opening: `den Betrag für „${name}“ konnten wir nicht abbuchen. Das passiert, zum Beispiel wenn eine Karte abgelaufen ist. Ihr könnt bis zum ${until} alles weiter nutzen.`,
    button: 'Zahlungsmittel prüfen',
    afterwards:
      'Wir versuchen es in den nächsten Tagen von selbst noch einmal. Ist die Karte wieder in Ordnung, musst du nichts weiter tun.',
  }),
  renewal: ({ name, day, price }) => ({
    subject: `Dein Abo verlängert sich am ${day}`,
    opening: `in einer Woche, am ${day}, verlängert sich „${name}“ um ein Jahr. Dann buchen wir ${price} ab.`,
    button: 'Zu deinem Abo',
    afterwards:
      'Möchtest du weitermachen, musst du nichts tun. Möchtest du nicht, kündige einfach bis dahin – zwei Klicks genügen, auch ohne Anmeldung über „Verträge hier kündigen“ am Fuß jeder Seite.',
  }),
}

const en: BillingTexts = {
  paymentFailed: ({ name, until }) => ({
    subject: 'A payment did not go through',
    opening: `We could not collect the payment for “${name}”. That happens, for example when a card has expired. You can continue to use everything until ${until}.`,
    button: 'Check payment method',
    afterwards:
      'We will try again automatically over the next few days. Once your card works again, there is nothing more you need to do.',
  }),
  renewal: ({ name, day, price }) => ({
    subject: `Your subscription renews on ${day}`,
    opening: `In one week, on ${day}, “${name}” renews for another year. We will then charge ${price}.`,
    button: 'Go to subscription',
    afterwards:
      'If you would like to continue, there is nothing you need to do. If not, just cancel before then – two clicks are enough, even without signing in: use “Cancel contracts here” at the foot of every page.',
  }),
}

const texts: Record<Language, BillingTexts> = { de, en }

/** Says that a debit failed and when access ends. */
export function paymentFailedMail(
  to: Recipient,
  { item, expiry }: { item: ItemId; expiry: Date },
  link: string,
): Mail {
  const { language } = to
  const about = { name: itemName(item, language), until: dayText(expiry, language) }
  return renderMail(to, texts[language].paymentFailed(about), link)
}

/** Announces a renewal early enough to cancel. */
export function renewalMail(
  to: Recipient,
  { item, amountCents, periodEnd }: { item: ItemId; amountCents: number; periodEnd: Date },
  link: string,
): Mail {
  const { language } = to
  const day = dayText(periodEnd, language)
  const about = {
    name: itemName(item, language),
    day,
    price: priceText(item, amountCents, language),
  }
  return renderMail(to, texts[language].renewal(about), link)
}
