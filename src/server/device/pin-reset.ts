import type { Language } from '../../contract/base.ts'
import { findAuthUser } from '../auth/users.ts'
import { preferredLanguage } from '../http/language.ts'
import type { CallContext } from '../platform/context.ts'
import { type MailText, renderMail } from '../platform/mail-layout.ts'
import { createMailedLink } from '../platform/one-time-links.ts'

const lifetimeMs = 3_600_000

const texts: Record<Language, MailText> = {
  de: {
    subject: 'Eine neue Eltern-PIN für Fabelhain',
    opening: 'du möchtest eine neue Eltern-PIN wählen. Hier geht es weiter.',
    button: 'Neue PIN wählen',
    afterwards:
      'Der Link gilt eine Stunde und nur in dem Browser, in dem du angemeldet bist. Du warst das nicht? Vielleicht hat ein Kind auf „PIN vergessen?“ getippt – dann bleibt einfach alles, wie es ist.',
  },
  en: {
    subject: 'A new parents’ PIN for Fabelhain',
    opening: 'You would like to choose a new parents’ PIN. Continue here.',
    button: 'Choose a new PIN',
    afterwards:
      'The link is valid for one hour, and only in a browser where you are signed in. Wasn’t that you? Perhaps a child tapped “Forgotten your PIN?” – then everything simply stays as it is.',
  },
}

/** Queues a mail with a link to choose a new PIN; creates link and mail in one transaction. */
export async function queuePinReset(
  { db, clock, headers, mail }: CallContext,
  userId: string,
): Promise<void> {
  const owner = await findAuthUser(db, userId)
  if (!owner) return
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await db.transaction(async (tx) => {
    const token = await createMailedLink(tx, { userId, purpose: 'pin-reset', expiresAt, now })
    const to = {
      to: owner.email,
      name: owner.displayName,
      language: preferredLanguage(headers),
    }
    const link = mail.linkTo('/account-settings', { pin: token })
    const content = renderMail(to, texts[to.language], link)
    await mail.queue(tx, { ...content, idempotencyKey: `pin-reset:${token.slice(0, 20)}` })
  })
  mail.wake()
}
