import type { Language } from '../../contract/base.ts'
import { catalogue, type ItemId, withdrawalDays } from '../../contract/plan.ts'
import type { Operator } from '../platform/context.ts'
import { type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import { contentText, dayText, itemName, momentText, priceText } from './labels.ts'

interface ConfirmedOrder {
  orderNumber: string
  item: ItemId
  amountCents: number
  orderedAt: Date
  withdrawableUntil: Date
}

/** The contract with its terms, the instructions on withdrawal and the model form (§ 312f, § 355 BGB). */
export function orderConfirmedMail(
  to: Recipient,
  ordered: ConfirmedOrder,
  operator: Operator,
  link: string,
): Mail {
  const texts =
    to.language === 'de' ? germanText(ordered, operator) : englishText(ordered, operator)
  return renderMail(to, texts, link)
}

function rowsOf({ orderNumber, item, amountCents, orderedAt }: ConfirmedOrder, language: Language) {
  const isYearly = catalogue[item].interval === 'year'
  const labels =
    language === 'de'
      ? ['Vertrag', 'Inhalt', 'Bestellnummer', 'Bestellt', 'Preis', 'Laufzeit', 'Kündigung']
      : ['Contract', 'Includes', 'Order number', 'Ordered', 'Price', 'Term', 'Cancellation']
  const values = [
    itemName(item, language),
    contentText(item, language),
    orderNumber,
    momentText(orderedAt, language),
    priceText(item, amountCents, language),
    ...(language === 'de'
      ? [
          `${isYearly ? 'ein Jahr' : 'ein Monat'}, verlängert sich jeweils um ${isYearly ? 'ein Jahr' : 'einen Monat'}, bis du kündigst`,
          'jederzeit zum Ende des bezahlten Zeitraums',
        ]
      : [
          `one ${isYearly ? 'year' : 'month'}, renewed by another ${isYearly ? 'year' : 'month'} until you cancel`,
          'at any time, effective at the end of the paid period',
        ]),
  ]
  return labels.map((label, index) => ({ label, value: values[index] ?? '' }))
}

const addressOf = ({ name, address, email }: Operator) => `${name}, ${address}, ${email}`

function germanText(ordered: ConfirmedOrder, operator: Operator) {
  const until = dayText(ordered.withdrawableUntil, 'de')
  return {
    subject: `Bestätigung deiner Bestellung ${ordered.orderNumber}`,
    opening:
      'danke für deine Bestellung! Hiermit bestätigen wir dir den Vertrag. Bitte hebe diese E-Mail auf.',
    rows: rowsOf(ordered, 'de'),
    button: 'Zu deinem Abo',
    afterwards: `Du hast ${withdrawalDays} Tage Zeit, es dir anders zu überlegen: Bis zum ${until} kannst du ohne Grund widerrufen und bekommst alles zurück.`,
    terms: [
      {
        title: 'Widerrufsbelehrung',
        text: `Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um dein Widerrufsrecht auszuüben, musst du uns (${addressOf(operator)}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dein Widerrufsrecht auch online über „Vertrag widerrufen“ am Fuß jeder Seite von Fabelhain ausüben; dann bestätigen wir dir den Eingang sofort per E-Mail. Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.`,
      },
      {
        title: 'Folgen des Widerrufs',
        text: 'Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet. Auch für Geschichten, die ihr bis dahin gelesen habt, verlangen wir nichts.',
      },
      {
        title: 'Muster-Widerrufsformular',
        text: `(Wenn du den Vertrag widerrufen willst, kannst du dieses Formular ausfüllen und zurücksenden; vorgeschrieben ist es nicht.) An ${addressOf(operator)}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: ${itemName(ordered.item, 'de')}, Nummer ${ordered.orderNumber} – bestellt am (*)/erhalten am (*) – Name des/der Verbraucher(s) – Anschrift des/der Verbraucher(s) – Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier) – Datum. (*) Unzutreffendes streichen.`,
      },
    ],
  }
}

function englishText(ordered: ConfirmedOrder, operator: Operator) {
  const until = dayText(ordered.withdrawableUntil, 'en')
  return {
    subject: `Confirmation of your order ${ordered.orderNumber}`,
    opening: 'Thank you for your order! We hereby confirm the contract. Please keep this email.',
    rows: rowsOf(ordered, 'en'),
    button: 'Go to subscription',
    afterwards: `You have ${withdrawalDays} days to change your mind: until ${until} you can withdraw without giving a reason and get a full refund.`,
    terms: [
      {
        title: 'Instructions on withdrawal',
        text: `You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period will expire after fourteen days from the day of the conclusion of the contract. To exercise the right of withdrawal, you must inform us (${addressOf(operator)}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an email). You can also exercise your right of withdrawal online by using “Withdraw from contract” at the foot of every page of Fabelhain; we will then confirm receipt by email straight away. To meet the withdrawal deadline, it is sufficient for you to send your communication before the withdrawal period has expired.`,
      },
      {
        title: 'Effects of withdrawal',
        text: 'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction; you will not incur any fees as a result. Nor do we charge anything for the stories you have read until then.',
      },
      {
        title: 'Model withdrawal form',
        text: `(Complete and return this form only if you wish to withdraw from the contract.) To ${addressOf(operator)}: I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service: ${itemName(ordered.item, 'en')}, number ${ordered.orderNumber} – Ordered on (*)/received on (*) – Name of consumer(s) – Address of consumer(s) – Signature of consumer(s) (only if this form is notified on paper) – Date. (*) Delete as appropriate.`,
      },
    ],
  }
}
