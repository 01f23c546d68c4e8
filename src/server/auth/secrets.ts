import { createHmac } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { account } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import type { Secrets } from '../platform/context.ts'
import { createTurnstile } from '../platform/turnstile.ts'

/** Hashing takes 16 MB and a tenth of a second, so one at a time (scrypt). */
export function createSecrets({ db, secret }: { db: Database; secret: string }): Secrets {
  const turnstile = createTurnstile(1, 20)
  // Four digits alone are tried out in minutes by whoever has the table.
  const peppered = (userId: string, pin: string) =>
    createHmac('sha256', secret).update(`pin\n${userId}\n${pin}`).digest('base64url')

  return {
    async isPassword(userId, password) {
      const [row] = await db
        .select({ hash: account.password })
        .from(account)
        .where(
          and(
            eq(account.userId, userId),
            eq(account.providerId, 'credential'),
            isNotNull(account.password),
          ),
        )
      const hash = row?.hash
      if (!hash) return false
      const passed = await turnstile.pass(() => verifyPassword({ hash, password }))
      return passed?.value ?? null
    },
    async hashPin(userId, pin) {
      const passed = await turnstile.pass(() => hashPassword(peppered(userId, pin)))
      return passed?.value ?? null
    },
    async isPin(userId, pin, pinHash) {
      const password = peppered(userId, pin)
      const passed = await turnstile.pass(() => verifyPassword({ hash: pinHash, password }))
      return passed?.value ?? null
    },
  }
}
