import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A user of the demo's OIDC provider, as ID token claims. */
export interface DemoUser {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

/** Address of the account that the demo makes an editor. */
export const editorEmail = 'redaktion@example.org'

/** A user; `sub` depends on the address and on whether it is verified. */
function createUser(name: string, email: string, isVerified: boolean): DemoUser {
  const sub = createHash('sha256').update(`${email}:${isVerified}`).digest('hex').slice(0, 21)
  return { sub, email, email_verified: isVerified, name }
}

/** The users to choose from, by the form's value. */
export const demoUsers = {
  sommer: createUser('Familie Sommer', 'familie.sommer@example.org', true),
  redaktion: createUser('Redaktion Fabelhain', editorEmail, true),
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

/** The user that a submitted form chooses; null for an invalid form. */
export function parseChoice(form: unknown): DemoUser | 'cancel' | null {
  const parsed = Choice.safeParse(form)
  if (!parsed.success) return null
  const { data } = parsed
  switch (data.choice) {
    case 'cancel':
      return 'cancel'
    case 'other':
      return createUser(data.name, data.email, data.verified === 'on')
    case 'sommer':
    case 'redaktion':
      return demoUsers[data.choice]
  }
}
