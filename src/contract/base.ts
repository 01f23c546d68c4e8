import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Every language a story or the interface can have. */
export const Language = z.enum(['de', 'en'])
export type Language = z.infer<typeof Language>

/** ISO 8601 with offset, e.g. 2025-01-01T00:00:01+01:00. */
export const Timestamp = z.iso.datetime({ offset: true })

/**
 * A time that somebody chooses. The database writes the years before 1000 differently, and
 * JavaScript those after 9999, which may begin in any zone.
 */
export const ChosenTime = Timestamp.regex(/^(?!0|9999)/)

/** Public id of a story: lower-case words joined by hyphens. */
export const StoryId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Id of an account; opaque. */
export const UserId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

/** Id of an upload or an import, and the name of its folder; capitals make no difference. */
export const FolderId = z.uuid().toLowerCase()

/** Number of an order, a request or a declaration, as people read it in a mail. */
export const ReferenceNumber = z
  .string()
  .max(40)
  .regex(/^[A-Z0-9-]+$/)

/** What a mailed link carries. */
export const MailedToken = z.string().regex(/^[\w.-]{20,200}$/)

/**
 * One line of text that people write; control characters (PostgreSQL refuses NUL) are none, nor are
 * halves of a surrogate pair (its JSON refuses them).
 */
export const lineOfText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Text of several lines; of control characters only the line feed and the tab. */
export const textOfLines = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^([^\p{Cc}\p{Cs}]|[\n\t])*$/u)

/**
 * What somebody searches for. Control characters, which a paste brings along, are blanks; a letter
 * and its accent, which file names on some systems keep apart, are one sign.
 */
export const searchText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^\P{Cs}*$/u)
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').normalize())

/** The largest number that a column of the type `integer` holds. */
export const maxInteger = 2_147_483_647

/** Counts how often editors saved something; a save names the version it began with. */
export const Version = z.number().int().max(maxInteger)

/** For texts that must say something: blanks and signs without width say nothing. */
export const somethingVisible = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Id of a child profile inside an account; the first one is `default`. */
export const ChildId = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/)

/** For changes of which every field is optional: one at least must be there. */
export const changesSomething = (input: object, ...known: string[]) =>
  Object.keys(input).some((name) => !known.includes(name))

/** A typed refusal's field complaint: path in the input and a machine-readable reason. */
const InvalidField = z.object({ path: z.string(), reason: z.string() })

export const tooManyMessage = 'Das waren zu viele Versuche. Bitte warte einen Moment.'

/**
 * The base of every call: the refusals all calls share, with the German sentence a person reads.
 * 400 invalid input, 401 not signed in, 403 right missing, 404 foreign or missing, 429 too many.
 */
const base = oc.errors({
  BAD_REQUEST: {
    status: 400,
    message: 'Bitte prüfe deine Angaben.',
    data: z.object({ fields: z.array(InvalidField) }),
  },
  UNAUTHORIZED: { status: 401, message: 'Bitte melde dich an.' },
  FORBIDDEN: { status: 403, message: 'Für diesen Bereich fehlt dir die Berechtigung.' },
  NOT_FOUND: { status: 404, message: 'Das haben wir nicht gefunden.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: tooManyMessage,
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
})

/** Documents who may call: the access rule that every operation carries. */
const access = (rule: 'gast' | 'angemeldet' | 'bestätigt' | 'eltern' | 'redaktion') =>
  base.route({ spec: (operation) => Object.assign(operation, { 'x-zugriff': rule }) })

/** Calls that guests may make. */
export const guestCall = access('gast')

/** Calls that need an account; what belongs to somebody else answers 404. */
export const call = access('angemeldet')

export const unproven = {
  EMAIL_UNPROVEN: { status: 403, message: 'Bitte bestätige zuerst deine E-Mail-Adresse.' },
} as const

/** Calls whose effect everybody sees: the account's mailbox must be proven. */
export const provenCall = access('bestätigt').errors(unproven)

const gateClosed = {
  GATE_CLOSED: { status: 403, message: 'Das ist der Elternbereich. Bitte schließ ihn erst auf.' },
}

/** Calls of the parents' area: behind the PIN where there is one, and not in Kindermodus. */
export const parentCall = access('eltern').errors(gateClosed)

/** Calls that undo a lot: beside the open gate they want the password given within five minutes. */
export const freshCall = parentCall.errors({
  FRESH_SIGN_IN_NEEDED: { status: 403, message: 'Bitte bestätige kurz, dass du es bist.' },
})

/** Calls of the content manager; the role is given by the command line only. */
export const editorCall = access('redaktion').errors(gateClosed)
