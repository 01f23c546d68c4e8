import { createHmac } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { account } from '../db/auth-schema.ts'
import type { Database } from '../db/client.ts'
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts'
import type { Secrets } from '../platform/context.ts'
import type { PasswordHashing } from './passwords.ts'

export interface SecretsOptions {
  db: Database
  secret: string
  passwords: PasswordHashing
}

/** Verifies passwords and PINs, one at a time: hashing takes memory and time. */
export function createSecrets({ db, secret, passwords }: SecretsOptions): Secrets {
  const limit = createConcurrencyLimit(1, 20)
  // Without a pepper, anyone with the table could try all PINs in minutes.
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
      const result = await limit.run(() => passwords.verify({ hash, password }))
      return result?.value ?? null
    },
    async hashPin(userId, pin) {
      const result = await limit.run(() => passwords.hash(peppered(userId, pin)))
      return result?.value ?? null
    },
    async isPin(userId, pin, pinHash) {
      const password = peppered(userId, pin)
      const result = await limit.run(() => passwords.verify({ hash: pinHash, password }))
      return result?.value ?? null
    },
  }
}
