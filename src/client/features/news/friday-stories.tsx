import { useState } from 'react'
import type { AuthUser, Profile } from '../../../contract/profile.ts'
import { useAuth } from '../../data/session/session.tsx'
import { callProblem } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePreferences } from '../settings/use-preferences.ts'

/** „Freitagsgeschichten“: subscribes to the weekly mail; a mailed link confirms it. */
export function FridayStories() {
  const { user, profile, isSessionKnown } = useAuth()
  return (
    <section className="news-mail" aria-labelledby="news-mail">
      <h2 id="news-mail">{m.news_mail_heading()}</h2>
      <p>{m.news_mail_text()}</p>
      {isSessionKnown && !user && (
        <ButtonLink to="/login?next=%2Fnews">{m.news_mail_sign_in()}</ButtonLink>
      )}
      {user && profile && <Subscribe user={user} profile={profile} />}
    </section>
  )
}

function Subscribe({ user, profile }: { user: AuthUser; profile: Profile }) {
  const { request, error, isPending } = usePreferences(user.uid, profile)
  const [isMailed, setMailed] = useState(false)
  if (profile.preferences.prefEmail) return <p role="status">{m.news_mail_on()}</p>
  if (isMailed) return <Notice>{m.settings_newsletter_pending({ email: user.email })}</Notice>
  return (
    <>
      {error && <Notice tone="danger">{callProblem(error)}</Notice>}
      <Button
        aria-disabled={isPending}
        onClick={() =>
          !isPending && request({ prefEmail: true }, { onSuccess: () => setMailed(true) })
        }
      >
        {m.news_mail_order()}
      </Button>
    </>
  )
}
