import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a mailed link about an address says. */
const Claims = z.object({
  email: z.email(),
  /** The address that the account will have. */
  updateTo: z.email().optional(),
  requestType: z.string().optional(),
})
export type MailedClaims = z.infer<typeof Claims>

/**
 * What the token of a mailed link claims, expired or not; null where the library did not sign it
 * here (HS256).
 */
export function readMailedClaims(token: string, secret: string): MailedClaims | null {
  const signedLength = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(signedLength + 1), 'base64url')
  const wanted = createHmac('sha256', secret).update(token.slice(0, signedLength)).digest()
  if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return null
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return Claims.safeParse(JSON.parse(claims)).data ?? null
}
