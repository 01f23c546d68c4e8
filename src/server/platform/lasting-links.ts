import { createHmac, timingSafeEqual } from 'node:crypto'

/** Links in mails that hold for as long as the account does, such as the one that ends a newsletter. */
export interface LastingLinks {
  /** The token for an account, the same in every mail. */
  make(userId: string): string
  /** The account a token was made for; null where it was not made here. */
  read(token: string): string | null
}

/** Creates the links of one purpose, signed with the server's secret. */
export function createLastingLinks(secret: string, purpose: 'unsubscribe'): LastingLinks {
  const sign = (userId: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${userId}`).digest()
  return {
    make: (userId) =>
      `${Buffer.from(userId).toString('base64url')}.${sign(userId).toString('base64url')}`,
    read(token) {
      const [, id, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
      if (!id || !signature) return null
      const userId = Buffer.from(id, 'base64url').toString()
      const [given, wanted] = [Buffer.from(signature, 'base64url'), sign(userId)]
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? userId : null
    },
  }
}
