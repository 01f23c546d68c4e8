import { useAuth } from '../data/session/session.tsx'
import { findStoryId } from '../features/session/address/safe-next-path.ts'
import {
  loginHeading,
  useLoginAddress,
  useLoginSearch,
} from '../features/session/address/use-login-address.ts'
import { LoginPanel } from '../features/session/sign-in/login-panel.tsx'
import { loginReason } from '../features/session/sign-in/login-reason.tsx'
import { AwaitedStory } from '../features/story/card/awaited-story.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'

export function Component() {
  const { view, next } = useLoginAddress()
  const story = findStoryId(next)
  const hint = useAuth().user ? m.login_awaits_go() : m.login_awaits_hint()
  // Without `next` in the address, the user opened the login itself.
  const given = useLoginSearch().get('next')
  return (
    <>
      <PageHead title={loginHeading(view)} description={m.login_description()} />
      <LoginPanel
        reason={story === null ? loginReason(given) : <AwaitedStory storyId={story} hint={hint} />}
      />
    </>
  )
}
