import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A person of the stand-in for Google, as ID token claims. */
export interface DemoPerson {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

/** Address of the account that the demo makes an editor. */
export const editorEmail = 'redaktion@example.org'

/** A person by name and address; the same address, proven or not, is always the same person. */
function describePerson(name: string, email: string, isVerified: boolean): DemoPerson {
  const sub = createHash('sha256').update(`${email}:${isVerified}`).digest('hex').slice(0, 21)
  return { sub, email, email_verified: isVerified, name }
}

/** The people to choose from. */
export const demoPeople = {
  sommer: describePerson('Familie Sommer', 'familie.sommer@example.org', true),
  redaktion: describePerson('Redaktion Fabelhain', editorEmail, true),
}

const Choice = z.discriminatedUnion('choice', [
  z.object({ choice: z.enum(['sommer', 'redaktion']) }),
  z.object({
    choice: z.literal('other'),
    name: z.string().trim().min(1).max(80),
    email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
    verified: z.literal('on').optional(),
  }),
  z.object({ choice: z.literal('cancel') }),
])

/** Whom a submitted form means: a person, nobody, or null where it was not filled in right. */
export function readChoice(form: unknown): DemoPerson | 'cancelled' | null {
  const parsed = Choice.safeParse(form)
  if (!parsed.success) return null
  const { data } = parsed
  switch (data.choice) {
    case 'cancel':
      return 'cancelled'
    case 'other':
      return describePerson(data.name, data.email, data.verified === 'on')
    case 'sommer':
    case 'redaktion':
      return demoPeople[data.choice]
  }
}
