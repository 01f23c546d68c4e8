import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

const hourMs = 3_600_000
const lifetimeHours = 6

/** Signs and verifies file addresses of one account. */
export interface FileSigner {
  /** Expiry of addresses signed at `now`: in 6 to 7 hours at a full hour, so that addresses repeat and can be cached. */
  expiryAt(now: Date): Date
  /** Address of a file for one account; `uid` is '' for guests. */
  sign(key: string, options: { uid: string; expiresAt: Date }): string
  /** Whether an address is valid for one of these accounts at `now`. */
  isValid(
    key: string,
    given: { expires: string; signature: string },
    options: { uids: string[]; now: Date },
  ): boolean
}

/** `secret`: at least 32 characters; another secret makes every address invalid. */
export function createFileSigner(secret: string): FileSigner {
  const secretKey = createSecretKey(secret, 'utf8')
  const digest = (key: string, uid: string, expires: string) =>
    createHmac('sha256', secretKey).update(`file\n${key}\n${uid}\n${expires}`).digest()

  return {
    expiryAt: (now) => new Date((Math.ceil(now.getTime() / hourMs) + lifetimeHours) * hourMs),

    sign(key, { uid, expiresAt }) {
      const expires = String(expiresAt.getTime() / 1000)
      return `/files/${key}?e=${expires}&s=${digest(key, uid, expires).toString('base64url')}`
    },

    isValid(key, { expires, signature }, { uids, now }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false
      const given = Buffer.from(signature, 'base64url')
      return uids.some((uid) => {
        const expected = digest(key, uid, expires)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}
