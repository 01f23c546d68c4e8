import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { account, rateLimit, session, user, verification } from '../db/auth-schema.ts'
import { billingOrder, legalDeclaration, subscription } from '../db/billing-schema.ts'
import { child, childRead, diaryEntry, listMark } from '../db/child-schema.ts'
import { contactTicket, pollVote, roadmapItem, roadmapVote } from '../db/community-schema.ts'
import {
  editorChange,
  storyDraft,
  storyImport,
  storyRevision,
  upload,
} from '../db/editor-schema.ts'
import { accountDeletion, consent, dataExport, mailedLink } from '../db/privacy-schema.ts'
import {
  idempotencyKey,
  monthlyPlay,
  monthlyRead,
  outbox,
  parentPin,
  playback,
  profile,
  sentChange,
  storyLike,
} from '../db/schema.ts'
import { pseudonym } from '../platform/pseudonym.ts'

/** The account whose rows are selected. */
export interface Owner {
  uid: string
  email: string
  /** Whether the mailbox is verified; without that, rows that only name the address are not the account's. */
  isVerified: boolean
}

/** A table with data of accounts. */
export interface AccountTable {
  table: PgTable
  /** Its heading in the readable copy. */
  title: string
  rowsOf: (owner: Owner) => SQL
  /** Secret columns (hashes, tokens): the copy names them without their values. */
  withheld: readonly string[]
  /** No foreign key leads to the account, so the deletion selects the rows itself. */
  isUnlinked?: true
  /** Public rows stay without the account; `detachAccounts` deletes the others. */
  isDetached?: true
  /** Retained for some years by law; expires separately. */
  isRetained?: true
}

function owned(
  title: string,
  table: PgTable & { userId: PgColumn },
  withheld: readonly string[] = [],
): AccountTable {
  return { table, title, rowsOf: ({ uid }) => eq(table.userId, uid), withheld }
}

/** Rows of an editor; they stay, without the editor's id. */
function edited(
  title: string,
  table: PgTable & { editorId: PgColumn },
  withheld: readonly string[] = [],
): AccountTable {
  return { table, title, rowsOf: ({ uid }) => eq(table.editorId, uid), withheld, isDetached: true }
}

/** Rows of forms in which the account's address was typed. */
const hasAddress = (column: PgColumn, { email, isVerified }: Owner) =>
  isVerified ? sql`lower(${column}) = ${email}` : sql`false`

/** Rows whose key ends with the pseudonym of the account's id or address, after the last colon. */
const isPseudonymOf = (column: PgColumn, { uid, email }: Owner) =>
  inArray(sql`split_part(${column}, ':', -1)`, [pseudonym(uid), pseudonym(email)])

/**
 * Every table with data of accounts, for their copy and their deletion; a test compares it with the
 * schema of the database.
 */
export const accountTables: readonly AccountTable[] = [
  { table: user, title: 'Konto', rowsOf: ({ uid }) => eq(user.id, uid), withheld: [] },
  owned('Wege, dich anzumelden', account, ['password', 'accessToken', 'refreshToken', 'idToken']),
  owned('Nutzerdokument', profile),
  owned('Kinder', child),
  owned('Was gelesen wurde', childRead),
  owned('Listen und Freigaben', listMark),
  owned('Lesetagebuch', diaryEntry),
  owned('Gefällt mir', storyLike),
  owned('Stimmen in Abstimmungen', pollVote),
  owned('Gelesene Geschichten je Monat', monthlyRead),
  owned('Gehörte und gesehene Aufnahmen je Monat', monthlyPlay),
  owned('Gehörte und gesehene Zeit', playback),
  owned('Bestellungen', billingOrder, ['checkoutUrl']),
  owned('Verträge', subscription),
  {
    table: legalDeclaration,
    title: 'Kündigungen und Widerrufe',
    rowsOf: (owner) => hasAddress(legalDeclaration.email, owner),
    withheld: [],
    isUnlinked: true,
    isRetained: true,
  },
  owned('Stimmen für Ideen', roadmapVote),
  { ...owned('Vorgeschlagene Ideen', roadmapItem), isDetached: true },
  {
    table: contactTicket,
    title: 'Nachrichten an uns',
    rowsOf: (owner) => hasAddress(contactTicket.email, owner),
    withheld: [],
    isUnlinked: true,
  },
  edited('Zuletzt bearbeitete Geschichten', storyDraft, ['story', 'libraryHash']),
  edited('Gesicherte Fassungen', storyRevision, ['story']),
  edited('Änderungen als Redaktion', editorChange),
  owned('Einwilligungen', consent),
  owned('Angemeldete Browser', session, ['token']),
  owned('Eltern-PIN', parentPin, ['pinHash']),
  owned('Links, die wir dir gemailt haben', mailedLink, ['tokenHash']),
  owned('Datenkopien', dataExport),
  owned('Löschung des Kontos', accountDeletion),
  owned('Schlüssel gegen doppeltes Zählen', idempotencyKey),
  owned('Schlüssel gesendeter Änderungen', sentChange),
  owned('Dateien, die du der Redaktion schickst', upload),
  owned('Importe', storyImport, ['rows', 'given']),
  {
    table: verification,
    title: 'Offene Bestätigungen',
    // A started sign-in stores the account's id in a JSON text.
    rowsOf: ({ uid }) => sql`position(${uid} in ${verification.value}) > 0`,
    withheld: ['identifier', 'value'],
    isUnlinked: true,
  },
  {
    table: outbox,
    title: 'Mails auf dem Weg zu dir',
    rowsOf: ({ email }) => sql`${outbox.payload} ->> 'to' = ${email}`,
    withheld: ['payload', 'idempotencyKey'],
    isUnlinked: true,
  },
  {
    table: rateLimit,
    title: 'Zähler gegen Ausprobieren',
    rowsOf: (owner) => isPseudonymOf(rateLimit.key, owner),
    withheld: [],
    isUnlinked: true,
  },
]

/** The columns of a table that a copy may contain. */
export function shownColumns({ table, withheld }: AccountTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(columns.filter(([name]) => !withheld.includes(name)))
}
