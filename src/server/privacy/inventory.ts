import type { SQL } from 'drizzle-orm'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pseudonym } from '../auth/users.ts'
import { account, rateLimit, session, user, verification } from '../db/auth-schema.ts'
import { billingOrder, legalDeclaration, subscription } from '../db/billing-schema.ts'
import { child, childRead, diaryEntry, shelfMark } from '../db/child-schema.ts'
import { contactTicket, pollVote, roadmapItem, roadmapVote } from '../db/community-schema.ts'
import { editorChange, intake, storyDraft, storyRevision, upload } from '../db/editor-schema.ts'
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

/** Whose rows are meant. */
export interface Owner {
  uid: string
  email: string
  /** Whether the address is theirs: whoever only claims it gets nothing that came from it. */
  isProven: boolean
}

/** A table that knows accounts. */
export interface AccountTable {
  table: PgTable
  /** Its heading in the copy that a person reads. */
  title: string
  rowsOf: (owner: Owner) => SQL
  /** Columns that are secrets (hashes, tokens): named in the copy, never read for it. */
  withheld: readonly string[]
  /** No foreign key leads to the account, so a deletion has to look for the rows itself. */
  isLoose?: true
  /** What was public stays without the account; `partFrom` deletes the rest. */
  isParted?: true
  /** The law wants it kept for some years; it has a day of its own to be forgotten. */
  isKept?: true
}

function owned(
  title: string,
  table: PgTable & { userId: PgColumn },
  withheld: readonly string[] = [],
): AccountTable {
  return { table, title, rowsOf: ({ uid }) => eq(table.userId, uid), withheld }
}

/** What somebody did as an editor; it stays, without the name. */
function edited(
  title: string,
  table: PgTable & { editorId: PgColumn },
  withheld: readonly string[] = [],
): AccountTable {
  return { table, title, rowsOf: ({ uid }) => eq(table.editorId, uid), withheld, isParted: true }
}

/** What came from the account's address, as it was typed into a form, and was stored without an account. */
const cameFrom = (column: PgColumn, { email, isProven }: Owner) =>
  isProven ? sql`lower(${column}) = ${email}` : sql`false`

/** For a column with a pseudonym of an id or an address behind its last colon. */
const isPseudonymOf = (column: PgColumn, { uid, email }: Owner) =>
  inArray(sql`split_part(${column}, ':', -1)`, [pseudonym(uid), pseudonym(email)])

/**
 * Every table that knows an account, for the copy of its data and for its deletion; a test holds it
 * against the schema of the database.
 */
export const accountTables: readonly AccountTable[] = [
  { table: user, title: 'Konto', rowsOf: ({ uid }) => eq(user.id, uid), withheld: [] },
  owned('Wege, dich anzumelden', account, ['password', 'accessToken', 'refreshToken', 'idToken']),
  owned('Nutzerdokument', profile),
  owned('Kinder', child),
  owned('Was gelesen wurde', childRead),
  owned('Listen und Freigaben', shelfMark),
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
    rowsOf: (owner) => cameFrom(legalDeclaration.email, owner),
    withheld: [],
    isLoose: true,
    isKept: true,
  },
  owned('Stimmen für Ideen', roadmapVote),
  { ...owned('Vorgeschlagene Ideen', roadmapItem), isParted: true },
  {
    table: contactTicket,
    title: 'Nachrichten an uns',
    rowsOf: (owner) => cameFrom(contactTicket.email, owner),
    withheld: [],
    isLoose: true,
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
  owned('Importe', intake, ['rows', 'given']),
  {
    table: verification,
    title: 'Offene Bestätigungen',
    // A started sign-in keeps the account inside a JSON text.
    rowsOf: ({ uid }) => sql`position(${uid} in ${verification.value}) > 0`,
    withheld: ['identifier', 'value'],
    isLoose: true,
  },
  {
    table: outbox,
    title: 'Mails auf dem Weg zu dir',
    rowsOf: ({ email }) => sql`${outbox.payload} ->> 'to' = ${email}`,
    withheld: ['payload', 'idempotencyKey'],
    isLoose: true,
  },
  {
    table: rateLimit,
    title: 'Zähler gegen Ausprobieren',
    rowsOf: (owner) => isPseudonymOf(rateLimit.key, owner),
    withheld: [],
    isLoose: true,
  },
]

/** The columns of a table that a copy may hold. */
export function shownColumns({ table, withheld }: AccountTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(columns.filter(([name]) => !withheld.includes(name)))
}
