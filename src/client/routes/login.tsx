import { LoginPanel } from '../features/session/login-panel.tsx'
import { storyIn } from '../features/session/safe-next-path.ts'
import { loginHeading, useLoginAddress } from '../features/session/use-login-address.ts'
import { AwaitedStory } from '../features/story/awaited-story.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page-head.tsx'

export function Component() {
  const { view, next } = useLoginAddress()
  const awaited = storyIn(next)
  return (
    <>
      <PageHead title={loginHeading(view)} description={m.login_description()} />
      <LoginPanel awaited={awaited === null ? null : <AwaitedStory storyId={awaited} />} />
    </>
  )
}
