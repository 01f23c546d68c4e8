/** Outcome of a sign-in call. */
export type AuthResult =
  | { kind: 'ok' }
  | { kind: 'wrong-credentials' }
  | { kind: 'address-in-use' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'invalid-fields'; fields: InvalidField[] }
  | { kind: 'link-expired' }
  | { kind: 'other-account' }
  | { kind: 'already-verified' }
  | { kind: 'signed-out' }
  | { kind: 'wrong-password' }
  | { kind: 'gate-closed' }
  | { kind: 'not-fresh' }
  | { kind: 'email-unverified' }
  | { kind: 'already-linked' }
  | { kind: 'google-unavailable' }
  /** `dueAt`: when the account is deleted, ISO 8601; null unless the caller is verified as its owner. */
  | { kind: 'locked'; dueAt: string | null }
  | { kind: 'network' }
  | { kind: 'unexpected' }

export type FieldReason =
  | 'invalid-email'
  | 'invalid-name'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'invalid'

/** A refused field, by its name in the request. */
interface InvalidField {
  field: string
  reason: FieldReason
}

const kindByCode = new Map<string, AuthResult['kind']>(
  Object.entries({
    INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
    USER_ALREADY_EXISTS: 'address-in-use',
    INVALID_TOKEN: 'link-expired',
    TOKEN_EXPIRED: 'link-expired',
    OTHER_ACCOUNT: 'other-account',
    EMAIL_ALREADY_VERIFIED: 'already-verified',
    UNAUTHORIZED: 'signed-out',
    INVALID_PASSWORD: 'wrong-password',
    GATE_CLOSED: 'gate-closed',
    FRESH_SIGN_IN_NEEDED: 'not-fresh',
    EMAIL_NOT_VERIFIED: 'email-unverified',
    ALREADY_LINKED: 'already-linked',
    GOOGLE_UNAVAILABLE: 'google-unavailable',
    ACCOUNT_LOCKED: 'locked',
    TOO_MANY_REQUESTS: 'too-many',
    BAD_REQUEST: 'invalid-fields',
  } as const),
)

const reasonByCode = new Map<string, FieldReason>(
  Object.entries({
    INVALID_EMAIL: 'invalid-email',
    INVALID_NAME: 'invalid-name',
    PASSWORD_TOO_SHORT: 'password-short',
    PASSWORD_TOO_LONG: 'password-long',
    PASSWORD_TOO_COMMON: 'password-common',
  } as const),
)

const fieldByCode = new Map([
  ['INVALID_EMAIL', 'email'],
  ['INVALID_NAME', 'name'],
])

const defaultWaitSeconds = 60

/** Reads the server's answer: status, body `{ code, data }` and the `Retry-After` header. */
export function readAuthAnswer(
  status: number,
  { body, retryAfter }: { body: unknown; retryAfter: string | null },
): AuthResult {
  if (status >= 200 && status < 300) return { kind: 'ok' }
  const code = textIn(body, 'code')
  const data = valueIn(body, 'data')
  const reason = reasonByCode.get(code)
  const kind = reason ? 'invalid-fields' : status === 429 ? 'too-many' : kindByCode.get(code)
  switch (kind) {
    case 'invalid-fields': {
      const fields = readFields(data)
      if (fields.length > 0) return { kind, fields }
      return reason
        ? { kind, fields: [{ field: fieldByCode.get(code) ?? 'password', reason }] }
        : unexpected
    }
    case 'too-many':
      return { kind, retryAfterSeconds: waitSeconds(data, retryAfter) }
    case 'locked':
      return { kind, dueAt: textIn(data, 'dueAt') || null }
    case 'wrong-credentials':
    case 'address-in-use':
    case 'link-expired':
    case 'other-account':
    case 'already-verified':
    case 'signed-out':
    case 'wrong-password':
    case 'gate-closed':
    case 'not-fresh':
    case 'email-unverified':
    case 'already-linked':
    case 'google-unavailable':
      return { kind }
    default:
      return unexpected
  }
}

const unexpected: AuthResult = { kind: 'unexpected' }

function valueIn(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined
}

function textIn(object: unknown, name: string): string {
  const value = valueIn(object, name)
  return typeof value === 'string' ? value : ''
}

function readFields(data: unknown): InvalidField[] {
  const fields = valueIn(data, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.map((field) => ({
    field: textIn(field, 'path'),
    reason: reasonByCode.get(textIn(field, 'reason')) ?? 'invalid',
  }))
}

function waitSeconds(data: unknown, retryAfter: string | null): number {
  const candidates = [valueIn(data, 'retryAfterSeconds'), retryAfter].map(Number)
  return candidates.find((seconds) => Number.isFinite(seconds) && seconds > 0) ?? defaultWaitSeconds
}
