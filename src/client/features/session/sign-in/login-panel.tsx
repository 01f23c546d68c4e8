import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../../data/session/session.tsx'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { LoadingHeading } from '../../../ui/loading-heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { findOrder } from '../../billing/shared/billing-address.ts'
import { type LoginAddress, type LoginView, loginPath } from '../address/login-address.ts'
import { defaultNextPath, findStoryId } from '../address/safe-next-path.ts'
import { loginHeading, useLoginAddress, useLoginSearch } from '../address/use-login-address.ts'
import { type FormProblem, googleErrorText } from '../form/form-problem.ts'
import { LoginLayout } from '../form/login-layout.tsx'
import { GoogleSignInError, logSignInError } from '../google/google-attempt.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { ForgotForm } from '../password/forgot-form.tsx'
import { ResetForm } from '../password/reset-form.tsx'
import { RegisterForm } from '../registration/register-form.tsx'
import { Welcome } from '../registration/welcome.tsx'
import { VerifyAddress } from '../verification/verify-address.tsx'
import { Landing } from './landing.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Terms } from './terms.tsx'

const passwordChangedState = { notice: 'password-changed' }

interface LoginPanelProps {
  /** Why the user has to sign in, such as the story to be opened after it, or null. */
  reason: ReactNode
}

/** All views of /login: sign in, register, reset the password, verify an address. */
export function LoginPanel({ reason }: LoginPanelProps) {
  const address = useLoginAddress()
  const { view, next } = address
  const { user } = useAuth()
  const { finish, isReturning } = useFinishSignIn(address)
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null)
  const navigate = useNavigate()
  const refreshUser = useCallback(() => void finish(), [finish])
  useFocusOnNewView(registeredEmail === null ? view.kind : 'welcome')

  if (registeredEmail !== null) {
    return (
      <LoginLayout heading={m.login_sent_heading()}>
        <Welcome email={registeredEmail} next={next} />
      </LoginLayout>
    )
  }
  if (view.kind === 'reset') {
    return (
      <LoginLayout heading={loginHeading(view)} intro={m.login_reset_intro()}>
        <ResetForm
          token={view.token}
          onDone={() => void navigate('/login', { replace: true, state: passwordChangedState })}
        />
      </LoginLayout>
    )
  }
  if (user && view.kind === 'verify') {
    return (
      <VerifyAddress
        token={view.token}
        next={next}
        story={findStoryId(next) !== null && reason}
        onVerified={refreshUser}
      />
    )
  }
  if (user) return isReturning ? <LoadingHeading /> : <Landing user={user} next={next} />
  if (view.kind === 'forgot') return <Forgot />
  return (
    <SignInOrRegister
      reason={reason}
      address={address}
      finish={finish}
      onRegistered={(email) => {
        // The onboarding says that a mail is on its way, too.
        if (next !== defaultNextPath) setRegisteredEmail(email)
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

function SignInOrRegister({ reason, address, finish, onRegistered }: SignInOrRegisterProps) {
  const { view, next, googleError } = address
  const isRegistration = view.kind === 'register'
  useEffect(() => {
    if (googleError === null) return
    logSignInError(new GoogleSignInError(googleError, googleErrorText(googleError)))
  }, [googleError])
  // A user who came for something may be new, so no „welcome back“.
  const greeting = reason === null ? m.login_welcome_back() : undefined
  // An order needs payment data, later.
  const offer = findOrder(next) === null ? m.login_register_intro() : undefined
  const { state } = useLocation()
  // A reload keeps the state, but prerendering has none.
  const isPasswordChanged = useIsMounted() && state?.notice === passwordChangedState.notice
  return (
    <LoginLayout heading={loginHeading(view)} intro={isRegistration ? offer : greeting}>
      <div className="login-ways contents">
        {reason}
        <ModeSwitch current={isRegistration ? 'register' : 'sign-in'} />
        {isPasswordChanged && <Notice tone="positive">{m.login_reset_done()}</Notice>}
        {view.kind === 'verify' && <Notice>{m.login_verify_sign_in()}</Notice>}
        {isRegistration && <Terms isRegistration />}
        <GoogleSignIn
          label={isRegistration ? m.login_google_register() : m.login_google()}
          next={next}
          earlierError={googleError === null ? null : googleErrorText(googleError)}
          onSignedIn={async () => (await finish())[0]?.text ?? null}
        />
        {!isRegistration && <Terms isRegistration={false} />}
        <p className="login-or flex items-center gap-4 text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {m.login_or()}
        </p>
      </div>
      {isRegistration ? (
        <RegisterForm next={next} onRegistered={onRegistered} />
      ) : (
        <SignInForm onSignedIn={finish} />
      )}
    </LoginLayout>
  )
}

function Forgot() {
  const search = useLoginSearch()
  return (
    <LoginLayout heading={m.login_forgot_heading()} intro={m.login_forgot_intro()}>
      <ForgotForm />
      <p>
        <Link
          to={loginPath('sign-in', search)}
          className="inline-flex min-h-11 items-center underline"
        >
          {m.login_back()}
        </Link>
      </p>
    </LoginLayout>
  )
}

/** Shows and focuses the heading of a new view; between sign-in and registration both stay. */
function useFocusOnNewView(kind: LoginView['kind'] | 'welcome') {
  const view = kind === 'register' ? 'sign-in' : kind
  const shownView = useRef(view)
  useEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    // The window may be scrolled to the button that led here.
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [view])
}

interface SignInEnd {
  /** Loads the new session and creates the family's documents. */
  finish: () => Promise<FormProblem[]>
  /** After a redirect from Google, until `finish` is done, which then runs automatically. */
  isReturning: boolean
}

function useFinishSignIn({ isFromGoogle }: LoginAddress): SignInEnd {
  const { completeSignIn } = useAuth()
  const [isFinished, setFinished] = useState(false)
  const finish = useCallback(async (): Promise<FormProblem[]> => {
    try {
      const user = await completeSignIn()
      return user === null ? [{ field: null, text: m.login_error_session() }] : []
    } catch {
      return [{ field: null, text: m.login_error_network() }]
    }
  }, [completeSignIn])
  useEffect(() => {
    if (isFromGoogle) void finish().then(() => setFinished(true))
  }, [isFromGoogle, finish])
  return { finish, isReturning: isFromGoogle && !isFinished }
}
