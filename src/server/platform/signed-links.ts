import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signed tokens for links in mails that never expire, such as the one that ends the newsletter. */
export interface SignedLinks {
  /** The token for an account or a declaration, the same in every mail. */
  make(subject: string): string
  /** The subject of a token; null where the signature is wrong. */
  read(token: string): string | null
}

/** Creates the links of one purpose, signed with the server's secret. */
export function createSignedLinks(
  secret: string,
  purpose: 'unsubscribe' | 'withdrawal',
): SignedLinks {
  const sign = (subject: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest()
  return {
    make: (subject) =>
      `${Buffer.from(subject).toString('base64url')}.${sign(subject).toString('base64url')}`,
    read(token) {
      const [, id, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
      if (!id || !signature) return null
      const subject = Buffer.from(id, 'base64url').toString()
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(subject)]
      return given.length === expected.length && timingSafeEqual(given, expected) ? subject : null
    },
  }
}
