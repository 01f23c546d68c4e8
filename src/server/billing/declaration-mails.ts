import type { Language } from '../../contract/base.ts'
import { type MailText, type Recipient, renderMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import { withoutLinks } from '../platform/plain-text.ts'
import { dayText, momentText } from './labels.ts'

/** The outcome of a declaration. */
export type Outcome =
  | { kind: 'cancelled'; lastDay: Date }
  | { kind: 'withdrawn' }
  /** Waits for the link in the account's own mail. */
  | { kind: 'unconfirmed' }
  | { kind: 'for-staff' }

export interface ReceivedDeclaration {
  kind: 'cancellation' | 'withdrawal'
  number: string
  receivedAt: Date
  /** Every field of the form. */
  content: Record<string, string>
}

const fieldLabels: Record<Language, Record<string, string>> = {
  de: {
    number: 'Nummer',
    receivedAt: 'Eingegangen',
    declared: 'Erklärung',
    kind: 'Art',
    reason: 'Grund',
    contract: 'Vertrag',
    orderNumber: 'Bestellnummer',
    endsOn: 'Zeitpunkt',
    name: 'Name',
    email: 'E-Mail',
    lastDay: 'Letzter Tag',
  },
  en: {
    number: 'Number',
    receivedAt: 'Received',
    declared: 'Declaration',
    kind: 'Type',
    reason: 'Reason',
    contract: 'Contract',
    orderNumber: 'Order number',
    endsOn: 'Date',
    name: 'Name',
    email: 'Email',
    lastDay: 'Last day',
  },
}

const valueLabels: Record<Language, Record<string, string>> = {
  de: {
    cancellation: 'Kündigung',
    withdrawal: 'Widerruf',
    ordinary: 'ordentlich',
    extraordinary: 'außerordentlich',
    'next-possible': 'zum nächstmöglichen Zeitpunkt',
    all: 'alle Verträge',
    plan: 'Familien-Abo',
    audio: 'Hörzeit',
    video: 'Filmzeit',
  },
  en: {
    cancellation: 'Cancellation',
    withdrawal: 'Withdrawal',
    ordinary: 'ordinary',
    extraordinary: 'for good cause',
    'next-possible': 'at the earliest possible date',
    all: 'all contracts',
    plan: 'Family plan',
    audio: 'Listening time',
    video: 'Film time',
  },
}

/** Fields whose values have labels. */
const labelledFields = ['kind', 'contract', 'endsOn']

function rowsOf(
  { kind, number, receivedAt, content }: ReceivedDeclaration,
  outcome: Outcome | null,
  language: Language,
) {
  const label = (name: string) => fieldLabels[language][name] ?? name
  const rows = [
    { label: label('declared'), value: valueLabels[language][kind] ?? kind },
    { label: label('number'), value: number },
    { label: label('receivedAt'), value: momentText(receivedAt, language) },
    ...contentRows(content, language),
  ]
  if (outcome?.kind === 'cancelled') {
    rows.push({ label: label('lastDay'), value: dayText(outcome.lastDay, language) })
  }
  return rows
}

/** The labelled fields of the form, in the order of the labels, as jsonb does not preserve theirs. */
export function contentRows(content: ReceivedDeclaration['content'], language: Language) {
  return Object.entries(fieldLabels[language]).flatMap(([name, label]) => {
    const value = content[name]
    if (value === undefined) return []
    // Further lines are indented, so that none looks like another field.
    const text = value.replaceAll('\n', '\n  ')
    const isLabelled = labelledFields.includes(name)
    return [{ label, value: isLabelled ? (valueLabels[language][value] ?? value) : text }]
  })
}

/** The fields of the form, without what mail programs turn into links. */
export function withoutLinkedText(
  content: ReceivedDeclaration['content'],
): ReceivedDeclaration['content'] {
  const entries = Object.entries(content).map(([name, value]) => [
    name,
    name === 'email' ? value : withoutLinks(value),
  ])
  return Object.fromEntries(entries)
}

type Body = Pick<MailText, 'opening' | 'afterwards'>

const openings: Record<Language, Record<ReceivedDeclaration['kind'], string>> = {
  de: {
    cancellation:
      'wir haben deine Kündigung erhalten und bestätigen dir hier, was du wann erklärt hast und zu welchem Tag sie gilt.',
    withdrawal:
      'wir haben deinen Widerruf erhalten und bestätigen dir hier, was du wann erklärt hast.',
  },
  en: {
    cancellation:
      'We have received your cancellation. Here is our confirmation of what you declared, when, and from which day it takes effect.',
    withdrawal:
      'We have received your withdrawal. Here is our confirmation of what you declared and when.',
  },
}

const afterwards: Record<Language, (outcome: Outcome | null) => string> = {
  de: (outcome) => {
    if (outcome?.kind === 'cancelled') {
      return `Bis zum ${dayText(outcome.lastDay, 'de')} könnt ihr alles weiter nutzen, danach wird nichts mehr abgebucht. Du hast es dir anders überlegt? Bis dahin kannst du die Kündigung in deinem Konto zurücknehmen.`
    }
    if (outcome?.kind === 'withdrawn') {
      return 'Der Vertrag ist beendet. Was du bezahlt hast, geht in den nächsten Tagen vollständig auf demselben Weg zurück.'
    }
    if (outcome?.kind === 'unconfirmed') {
      return 'Ausgeführt wird der Widerruf, sobald du ihn mit dem Link bestätigst: So beendet niemand anders deinen Vertrag. Für die Frist zählt der Eingang, den wir oben bestätigen. Du hast nichts widerrufen? Dann musst du nichts tun.'
    }
    if (outcome?.kind === 'for-staff') {
      return 'Einen passenden Vertrag haben wir nicht von selbst gefunden, oder wir müssen etwas von Hand prüfen. Wir kümmern uns darum und melden uns in der Regel innerhalb von 2 Werktagen. Für die Frist zählt der Eingang, den wir oben bestätigen.'
    }
    return 'Was daraus folgt, steht in der E-Mail an die Adresse des Kontos, zu dem der Vertrag gehört.'
  },
  en: (outcome) => {
    if (outcome?.kind === 'cancelled') {
      return `You can use everything until ${dayText(outcome.lastDay, 'en')}; after that you will not be charged again. Changed your mind? Until then you can undo the cancellation in your account.`
    }
    if (outcome?.kind === 'withdrawn') {
      return 'The contract has ended. What you paid will be refunded in full to the payment method you used within the next few days.'
    }
    if (outcome?.kind === 'unconfirmed') {
      return 'The withdrawal is carried out as soon as you confirm it with the link, so that nobody else can end your contract. What counts for the deadline is the time of receipt confirmed above. Wasn’t that you? Then there is nothing you need to do.'
    }
    if (outcome?.kind === 'for-staff') {
      return 'We could not find a matching contract automatically, or we have to check something by hand. We will take care of it and usually reply within 2 working days. What counts for the deadline is the time of receipt confirmed above.'
    }
    return 'What happens next is explained in the email to the address of the account the contract belongs to.'
  },
}

const buttons = {
  de: { plan: 'Zu deinem Abo', confirm: 'Widerruf bestätigen' },
  en: { plan: 'Go to subscription', confirm: 'Confirm withdrawal' },
}

/**
 * The receipt with content, date and time (§ 312k (4), § 356a (4) BGB). `outcome` is null for an
 * address that is not the account's, as its reader must not learn about the contract.
 */
export function receiptMail(
  to: Recipient,
  declared: ReceivedDeclaration,
  outcome: Outcome | null,
  link: string,
): Mail {
  const { language } = to
  const body: Body = {
    opening: openings[language][declared.kind],
    afterwards: afterwards[language](outcome),
  }
  const noun = valueLabels[language][declared.kind] ?? ''
  const subject =
    language === 'de'
      ? `Bestätigung: ${noun} ${declared.number}`
      : `Confirmation: ${noun.toLowerCase()} ${declared.number}`
  const button = buttons[language][outcome?.kind === 'unconfirmed' ? 'confirm' : 'plan']
  return renderMail(
    to,
    { ...body, subject, button, rows: rowsOf(declared, outcome, language) },
    link,
  )
}
