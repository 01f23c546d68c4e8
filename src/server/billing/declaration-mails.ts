import type { Language } from '../../contract/base.ts'
import type { LetterText } from '../auth/mail-texts.ts'
import type { Recipient } from '../auth/mails.ts'
import { layOut } from '../auth/mails.ts'
import type { Mail } from '../platform/mailer.ts'
import { withoutLinks } from '../platform/plain-text.ts'
import { dayText, momentText } from './words.ts'

/** What became of a declaration. */
export type Outcome =
  | { kind: 'cancelled'; lastDay: Date }
  | { kind: 'withdrawn' }
  /** It waits for the link in the account's own mail. */
  | { kind: 'unconfirmed' }
  | { kind: 'for-staff' }

export interface Declared {
  kind: 'cancellation' | 'withdrawal'
  number: string
  receivedAt: Date
  /** Every field of the form. */
  content: Record<string, string>
}

const labels: Record<Language, Record<string, string>> = {
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
    kind: 'Kind',
    reason: 'Reason',
    contract: 'Contract',
    orderNumber: 'Order number',
    endsOn: 'Time',
    name: 'Name',
    email: 'Email',
    lastDay: 'Last day',
  },
}

const values: Record<Language, Record<string, string>> = {
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
    extraordinary: 'extraordinary',
    'next-possible': 'at the next possible time',
    all: 'all contracts',
    plan: 'Family plan',
    audio: 'Listening time',
    video: 'Film time',
  },
}

const spoken = ['kind', 'contract', 'endsOn']

function rowsOf(
  { kind, number, receivedAt, content }: Declared,
  outcome: Outcome | null,
  language: Language,
) {
  const label = (name: string) => labels[language][name] ?? name
  const rows = [
    { label: label('declared'), value: values[language][kind] ?? kind },
    { label: label('number'), value: number },
    { label: label('receivedAt'), value: momentText(receivedAt, language) },
    ...contentRows(content, language),
  ]
  if (outcome?.kind === 'cancelled') {
    rows.push({ label: label('lastDay'), value: dayText(outcome.lastDay, language) })
  }
  return rows
}

/** The fields of the form in words; the database has forgotten their order. */
export function contentRows(content: Declared['content'], language: Language) {
  return Object.entries(labels[language]).flatMap(([name, label]) => {
    const value = content[name]
    if (value === undefined) return []
    // Lines of a reason are set in, so that none looks like a field of its own.
    const text = value.replaceAll('\n', '\n  ')
    return [{ label, value: spoken.includes(name) ? (values[language][value] ?? value) : text }]
  })
}

/** The fields of the form, with nothing in the free ones that mail programs turn into a link. */
export function withoutLinkedWords(content: Declared['content']): Declared['content'] {
  const entries = Object.entries(content).map(([name, value]) => [
    name,
    name === 'email' ? value : withoutLinks(value),
  ])
  return Object.fromEntries(entries)
}

type Word = Pick<LetterText, 'opening' | 'afterwards'>

const openings: Record<Language, Record<Declared['kind'], string>> = {
  de: {
    cancellation:
      'wir haben deine Kündigung erhalten und bestätigen dir hier, was, wann und zu welchem Tag.',
    withdrawal: 'wir haben deinen Widerruf erhalten und bestätigen dir hier, was und wann.',
  },
  en: {
    cancellation:
      'We have received your cancellation and confirm here what, when and to which day.',
    withdrawal: 'We have received your withdrawal and confirm here what and when.',
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
      return `You can use everything until ${dayText(outcome.lastDay, 'en')}; after that nothing more will be charged. Changed your mind? Until then you can take the cancellation back in your account.`
    }
    if (outcome?.kind === 'withdrawn') {
      return 'The contract has ended. What you paid will be returned in full by the same way within the next days.'
    }
    if (outcome?.kind === 'unconfirmed') {
      return 'The withdrawal is carried out as soon as you confirm it by the link: so nobody else ends your contract. What counts for the deadline is the time of receipt that we confirm above. You have not withdrawn? Then there is nothing to do.'
    }
    if (outcome?.kind === 'for-staff') {
      return 'We did not find a matching contract by ourselves, or we have to check something by hand. We will take care of it and usually reply within 2 working days. What counts for the deadline is the time of receipt that we confirm above.'
    }
    return 'What follows from it is in the email to the address of the account the contract belongs to.'
  },
}

const buttons = {
  de: { plan: 'Zu deinem Abo', confirm: 'Widerruf bestätigen' },
  en: { plan: 'Go to your plan', confirm: 'Confirm the withdrawal' },
}

/**
 * The receipt with content, date and time (§ 312k (4), § 356a (4) BGB). `outcome` is null for an
 * address that is not the account's: whoever knows only an address learns nothing about the contract.
 */
export function receiptMail(
  to: Recipient,
  declared: Declared,
  outcome: Outcome | null,
  link: string,
): Mail {
  const { language } = to
  const word: Word = {
    opening: openings[language][declared.kind],
    afterwards: afterwards[language](outcome),
  }
  const noun = values[language][declared.kind] ?? ''
  const subject =
    language === 'de'
      ? `Bestätigung: ${noun} ${declared.number}`
      : `Confirmation: ${noun.toLowerCase()} ${declared.number}`
  const button = buttons[language][outcome?.kind === 'unconfirmed' ? 'confirm' : 'plan']
  return layOut(to, { ...word, subject, button, rows: rowsOf(declared, outcome, language) }, link)
}
