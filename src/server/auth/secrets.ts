import { createHmac } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { account } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import type { Secrets } from '../platform/context.ts'
import { createTurnstile } from '../platform/turnstile.ts'
import type { PasswordHashing } from './passwords.ts'

export interface SecretsOptions {
  db: Database
  secret: string
  passwords: PasswordHashing
}

/** Hashing takes memory and time, so one at a time. */
export function createSecrets({ db, secret, passwords }: SecretsOptions): Secrets {
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
      const passed = await turnstile.pass(() => passwords.verify({ hash, password }))
      return passed?.value ?? null
    },
    async hashPin(userId, pin) {
      const passed = await turnstile.pass(() => passwords.hash(peppered(userId, pin)))
      return passed?.value ?? null
    },
    async isPin(userId, pin, pinHash) {
      const password = peppered(userId, pin)
      const passed = await turnstile.pass(() => passwords.verify({ hash: pinHash, password }))
      return passed?.value ?? null
    },
  }
}
