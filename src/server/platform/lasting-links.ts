import { createHmac, timingSafeEqual } from 'node:crypto'

/** Links in mails that stay valid as long as what they name exists, such as the one that ends a newsletter. */
export interface LastingLinks {
  /** The token for an account or a declaration, the same in every mail. */
  make(subject: string): string
  /** What a token was made for; null where it was not made here. */
  read(token: string): string | null
}

/** Creates the links of one purpose, signed with the server's secret. */
export function createLastingLinks(
  secret: string,
  purpose: 'unsubscribe' | 'withdrawal',
): LastingLinks {
  const sign = (subject: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest()
  return {
    make: (subject) =>
      `${Buffer.from(subject).toString('base64url')}.${sign(subject).toString('base64url')}`,
    read(token) {
      const [, id, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
      if (!id || !signature) return null
      const subject = Buffer.from(id, 'base64url').toString()
      const [given, wanted] = [Buffer.from(signature, 'base64url'), sign(subject)]
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? subject : null
    },
  }
}
