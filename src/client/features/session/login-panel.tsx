import type { ReactNode } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../data/session.tsx'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Redirect } from '../../ui/redirect.tsx'
import { ForgotForm } from './forgot-form.tsx'
import type { FormProblem } from './form-problem.ts'
import { googleErrorText } from './form-problem.ts'
import { GoogleSignInError, logged } from './google-attempt.ts'
import { GoogleSignIn } from './google-sign-in.tsx'
import type { LoginAddress, LoginView } from './login-address.ts'
import { loginPath } from './login-address.ts'
import { LoginSheet } from './login-sheet.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Terms } from './terms.tsx'
import { loginHeading, useLoginAddress, useLoginSearch } from './use-login-address.ts'
import { VerifyAddress } from './verify-address.tsx'
import { Welcome } from './welcome.tsx'

const passwordChanged = { notice: 'password-changed' }

interface LoginPanelProps {
  /** Shows the story that somebody wanted to open; null where nobody came for one. */
  awaited: ReactNode
}

/** Everything /login does: sign in, register, a new password, confirming an address. */
export function LoginPanel({ awaited }: LoginPanelProps) {
  const address = useLoginAddress()
  const { view, next } = address
  const { user } = useAuth()
  const finish = useFinishSignIn(address)
  const [welcomed, setWelcomed] = useState<string | null>(null)
  const navigate = useNavigate()
  const refreshUser = useCallback(() => void finish(), [finish])
  useFocusOnNewSheet(welcomed === null ? view.kind : 'welcome')

  if (welcomed !== null) {
    return (
      <LoginSheet heading={m.login_sent_heading()}>
        <Welcome email={welcomed} next={next} />
      </LoginSheet>
    )
  }
  if (view.kind === 'reset') {
    return (
      <LoginSheet heading={loginHeading(view)} intro={m.login_reset_intro()}>
        <ResetForm
          token={view.token}
          onDone={() => void navigate('/login', { replace: true, state: passwordChanged })}
        />
      </LoginSheet>
    )
  }
  if (user && view.kind === 'verify') {
    return (
      <LoginSheet heading={loginHeading(view)}>
        <VerifyAddress token={view.token} next={next} onVerified={refreshUser} />
      </LoginSheet>
    )
  }
  if (user) return <Redirect to={next} />
  if (view.kind === 'forgot') return <Forgot />
  return (
    <SignInOrRegister
      awaited={awaited}
      address={address}
      finish={finish}
      onRegistered={(email) => {
        setWelcomed(email)
        return finish()
      }}
    />
  )
}

interface SignInOrRegisterProps extends LoginPanelProps {
  address: LoginAddress
  finish: () => Promise<FormProblem[]>
  onRegistered: (email: string) => Promise<FormProblem[]>
}

function SignInOrRegister({ awaited, address, finish, onRegistered }: SignInOrRegisterProps) {
  const { view, next, googleError } = address
  const isNew = view.kind === 'register'
  useEffect(() => {
    if (googleError === null) return
    logged(new GoogleSignInError(googleError, googleErrorText(googleError)))
  }, [googleError])
  // Who came for a story may well be here for the first time.
  const greeting = awaited === null ? m.login_welcome_back() : undefined
  const { state } = useLocation()
  // A reload keeps the state, but the prerendered page knows none.
  const isChanged = useIsMounted() && state?.notice === passwordChanged.notice
  return (
    <LoginSheet heading={loginHeading(view)} intro={isNew ? m.login_register_intro() : greeting}>
      {awaited}
      <ModeSwitch shown={isNew ? 'register' : 'sign-in'} />
      {isChanged && <Notice tone="positive">{m.login_reset_done()}</Notice>}
      {view.kind === 'verify' && <Notice>{m.login_verify_sign_in()}</Notice>}
      <Terms />
      <GoogleSignIn
        next={next}
        earlierError={googleError === null ? null : googleErrorText(googleError)}
        onSignedIn={async () => (await finish())[0]?.text ?? null}
      />
      <p className="flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {m.login_or()}
      </p>
      {isNew ? <RegisterForm onRegistered={onRegistered} /> : <SignInForm onSignedIn={finish} />}
    </LoginSheet>
  )
}

function Forgot() {
  const search = useLoginSearch()
  return (
    <LoginSheet heading={m.login_forgot_heading()} intro={m.login_forgot_intro()}>
      <ForgotForm />
      <p>
        <Link
          to={loginPath('sign-in', search)}
          className="inline-flex min-h-11 items-center underline"
        >
          {m.login_back()}
        </Link>
      </p>
    </LoginSheet>
  )
}

/** A new sheet is read from its heading; between signing in and registering the focus stays. */
function useFocusOnNewSheet(kind: LoginView['kind'] | 'welcome') {
  const sheet = kind === 'register' ? 'sign-in' : kind
  const shown = useRef(sheet)
  useEffect(() => {
    if (shown.current === sheet) return
    shown.current = sheet
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [sheet])
}

/** Makes the page know the new session; coming back from Google by redirect does so by itself. */
function useFinishSignIn({ isFromGoogle }: LoginAddress): () => Promise<FormProblem[]> {
  const { completeSignIn } = useAuth()
  const finish = useCallback(async (): Promise<FormProblem[]> => {
    try {
      const user = await completeSignIn()
      return user === null ? [{ field: null, text: m.login_error_session() }] : []
    } catch {
      return [{ field: null, text: m.login_error_network() }]
    }
  }, [completeSignIn])
  useEffect(() => {
    if (isFromGoogle) void finish()
  }, [isFromGoogle, finish])
  return finish
}
