import { createHash } from 'node:crypto'
import type { PasswordHashing } from '../../src/server/auth/passwords.ts'

const digest = (password: string) => createHash('sha256').update(password).digest('base64url')

/** For tests only: real hashing takes 0.1 s per account, and tests make hundreds. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
}
