import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** How passwords and PINs become what is stored. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** scrypt; costs a tenth of a second and 16 MB each time. */
export const slowHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
