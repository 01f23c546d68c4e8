import { LoginPanel } from '../features/session/login-panel.tsx'
import { loginHeading, useLoginAddress } from '../features/session/use-login-address.ts'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page-head.tsx'

export function Component() {
  const { view } = useLoginAddress()
  return (
    <>
      <PageHead title={loginHeading(view)} description={m.login_description()} />
      <LoginPanel />
    </>
  )
}
