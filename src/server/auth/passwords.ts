import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** Hashing of passwords and PINs. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** scrypt: 0.1 s and 16 MB for each hash. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
