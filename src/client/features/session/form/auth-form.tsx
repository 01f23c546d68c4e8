import { type ReactNode, useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { loginPath } from '../address/login-address.ts'
import { useLoginSearch } from '../address/use-login-address.ts'
import type { FormProblem } from './form-problem.ts'
import type { AuthForm as AuthFormState } from './use-auth-form.ts'

interface AuthFormProps {
  form: AuthFormState
  submitLabel: string
  children: ReactNode
}

/** A form with error summary, fields and one button. */
export function AuthForm({ form, submitLabel, children }: AuthFormProps) {
  // `post`, because a submit before hydration must not put the password into the address.
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
    >
      <ErrorSummary form={form} />
      {children}
      <Button
        type="submit"
        variant="primary"
        className={`w-full ${form.isPending ? 'opacity-60' : ''}`}
        aria-disabled={form.isPending}
      >
        {form.isPending ? m.login_pending() : submitLabel}
      </Button>
    </form>
  )
}

/** The problems of a form, each with a button that focuses its field; one below its field is only named by the label. */
export function ErrorSummary({
  form: { problems, summaryRef },
}: {
  form: Pick<AuthFormState, 'problems' | 'summaryRef'>
}) {
  const titleId = useId()
  if (problems.length === 0) return null
  const isAtFields = problems.every(({ label, action }) => label && !action)
  return (
    <div
      ref={summaryRef}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`rounded-control border-2 border-danger text-sm ${isAtFields ? 'px-3 py-1' : 'px-4 py-2'}`}
    >
      <p id={titleId} className={`font-bold ${isAtFields ? 'mr-2 inline' : ''}`}>
        {isAtFields ? m.login_errors_check() : m.login_errors_title()}
      </p>
      <ul className={isAtFields ? 'inline' : 'mt-1 grid gap-1'}>
        {problems.map((problem) => (
          <li
            key={`${problem.field} ${problem.text}`}
            className={isAtFields ? 'mr-2 inline' : undefined}
          >
            <ProblemText problem={problem} isAtField={isAtFields} />{' '}
            <ProblemAction action={problem.action} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProblemText({ problem, isAtField }: { problem: FormProblem; isAtField: boolean }) {
  const { field, text, label } = problem
  if (field === null) return <span>{text}</span>
  return (
    <button
      type="button"
      className="py-0.5 text-left text-danger underline underline-offset-4"
      onClick={(event) => {
        const input = event.currentTarget.form?.elements.namedItem(field)
        if (input instanceof HTMLElement) input.focus()
      }}
    >
      {isAtField ? (
        <>
          {label}
          <span className="sr-only">: {text}</span>
        </>
      ) : (
        text
      )}
    </button>
  )
}

function ProblemAction({ action }: { action: FormProblem['action'] }) {
  const search = useLoginSearch()
  const link = (kind: 'sign-in' | 'forgot', text: string) => (
    <Link to={loginPath(kind, search)} replace className="font-bold underline">
      {text}
    </Link>
  )
  switch (action) {
    case undefined:
      return null
    case 'sign-in':
      return (
        <>
          {link('sign-in', m.login_error_in_use_action())} {m.login_or()}{' '}
          {link('forgot', m.login_error_in_use_reset())}
        </>
      )
    case 'forgot':
      return link('forgot', m.login_forgot())
    case 'reset':
      return link('forgot', m.login_error_wait_reset())
    case 'new-link':
      return link('forgot', m.login_link_new())
  }
}
