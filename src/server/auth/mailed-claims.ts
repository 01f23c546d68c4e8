import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Claims of a mailed link about an address. */
const Claims = z.object({
  email: z.email(),
  /** The address that the account will have. */
  updateTo: z.email().optional(),
  requestType: z.string().optional(),
})
export type MailedClaims = z.infer<typeof Claims>

/** Claims of a mailed token, expired or not; null without a valid signature (HS256). */
export function readMailedClaims(token: string, secret: string): MailedClaims | null {
  const signedLength = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(signedLength + 1), 'base64url')
  const expected = createHmac('sha256', secret).update(token.slice(0, signedLength)).digest()
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return Claims.safeParse(JSON.parse(claims)).data ?? null
}
