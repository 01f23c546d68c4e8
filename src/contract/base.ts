import { oc } from '@orpc/contract'
import { z } from 'zod'
import { languages } from './languages.ts'
import type { CallScope, CallTraits } from './traits.ts'

/** Every language a story or the interface can have. */
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** ISO 8601 with offset, e.g. 2025-01-01T00:00:01+01:00. */
export const Timestamp = z.iso.datetime({ offset: true })

/**
 * A time that a user enters, in the years 1000 to 9998: PostgreSQL and JavaScript write other years
 * differently.
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

/** Number of an order, a message or a declaration, as the mails show it. */
export const ReferenceNumber = z
  .string()
  .max(40)
  .regex(/^[A-Z0-9-]+$/)

/** The token of a mailed link. */
export const MailedToken = z.string().regex(/^[\w.-]{20,200}$/)

/**
 * One line of text that users write. It has no control characters (PostgreSQL refuses NUL) and no
 * lone surrogates (its JSON refuses them).
 */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Text of several lines; the only control characters are line feed and tab. */
export const multiLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^([^\p{Cc}\p{Cs}]|[\n\t])*$/u)

/**
 * A search text. Pasted control characters become spaces; a letter and its combining accent, as some
 * systems write them in file names, become one character.
 */
export const searchText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^\P{Cs}*$/u)
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').normalize())

/** The largest number that a column of the type `integer` can store. */
export const maxInteger = 2_147_483_647

/** Counts how often editors saved something; a save names the version that it is based on. */
export const Version = z.number().int().max(maxInteger)

/** Matches a text with at least one visible character. */
export const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Id of a child profile inside an account; the first one is `default`. */
export const ChildId = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/)

/** Whether a change, whose fields are all optional, has a field beside its `keys`. */
export const changesSomething = (input: object, ...keys: string[]) =>
  Object.keys(input).some((name) => !keys.includes(name))

/** An invalid field: its path in the input and a machine-readable reason. */
const InvalidField = z.object({ path: z.string(), reason: z.string() })

export const tooManyMessage = 'Das waren zu viele Versuche. Bitte warte einen Moment.'

/**
 * The base of every call: the refusals that all calls share, with the German sentence that users read.
 * 400 invalid input, 401 not signed in, 403 no permission, 404 missing or another account's, 429 too
 * many calls.
 */
const base = oc.$meta<Partial<CallTraits>>({}).errors({
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

/** The base of calls with an access rule, which the OpenAPI document shows as `x-zugriff`. */
const access = (
  rule: 'gast' | 'angemeldet' | 'bestätigt' | 'eltern' | 'redaktion' | 'veröffentlichung',
  scope: CallScope = 'account',
) =>
  base
    .meta({ scope })
    .route({ spec: (operation) => Object.assign(operation, { 'x-zugriff': rule }) })

/** Calls that guests may make. */
export const guestCall = access('gast', 'site')

/** Calls that need an account; data of another account answers 404. */
export const call = access('angemeldet')

export const unverified = {
  EMAIL_UNVERIFIED: { status: 403, message: 'Bitte bestätige zuerst deine E-Mail-Adresse.' },
} as const

/** Calls whose effect everybody sees: the account's mailbox must be verified. */
export const verifiedCall = access('bestätigt').errors(unverified)

export const gateClosed = {
  GATE_CLOSED: { status: 403, message: 'Das ist der Elternbereich. Bitte schließ ihn erst auf.' },
} as const

/** Calls of the parents' area: refused while its gate is closed, as by a PIN or kids mode. */
export const parentCall = access('eltern').errors(gateClosed)

/** Calls with far-reaching effects: also need a sign-in or the password within the last five minutes. */
export const freshCall = parentCall.errors({
  FRESH_SIGN_IN_NEEDED: { status: 403, message: 'Bitte bestätige kurz, dass du es bist.' },
})

/** Calls of the content manager: they need an open gate and the role of an editor, which no call grants. */
export const editorCall = access('redaktion', 'editors').errors(gateClosed)

export const publishersOnly = {
  PUBLISHERS_ONLY: {
    status: 403,
    message: 'Veröffentlichen und Eingeplantes ändern darf nur, wer dazu berechtigt ist.',
  },
} as const

/** Calls that change what readers see of stories: they need the role of a publisher. */
export const publisherCall = access('veröffentlichung', 'editors').errors({
  ...gateClosed,
  ...publishersOnly,
})
