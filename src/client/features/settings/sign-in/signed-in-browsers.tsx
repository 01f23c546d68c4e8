import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignedInBrowser } from '../../../../contract/session.ts'
import { api, query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { callProblem } from '../../../lib/call-problem.ts'
import { formatLongDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'

/** The signed-in browsers; each or all of them can be signed out. */
export function SignedInBrowsers() {
  const sessions = useQuery({ ...query.session.list.queryOptions(), ...productQuery })
  return (
    <div className="settings-part">
      <h3>{m.settings_sessions()}</h3>
      <p>{m.settings_sessions_text()}</p>
      <QueryState
        query={sessions}
        loading={<SectionSkeleton label={m.site_loading()} />}
        errorText={m.settings_sessions_error()}
      >
        {(list) => <SessionList sessions={list} />}
      </QueryState>
      <EndAllSessions />
    </div>
  )
}

function browserName({ browser, system }: SignedInBrowser): string {
  if (browser && system) return m.settings_session_known({ browser, system })
  return browser ?? system ?? m.settings_session_unknown()
}

function sessionDates({ createdAt, lastSeenAt, isCurrent }: SignedInBrowser): string {
  const since = formatLongDate(createdAt)
  return isCurrent
    ? m.settings_session_current_since({ since })
    : m.settings_session_since({ since, seen: formatLongDate(lastSeenAt) })
}

function SessionList({ sessions }: { sessions: SignedInBrowser[] }) {
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: ({ sessionId }: SignedInBrowser) => api.session.end({ sessionId }),
    onSuccess: (remaining, ended) => {
      showAnswer(queryClient, query.session.list.queryKey(), remaining)
      void showToast(m.settings_session_ended({ name: browserName(ended) }), 'success')
    },
  })
  return (
    <>
      <ul className="settings-sessions">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <div>
              <p className="font-bold">{browserName(session)}</p>
              <p className="text-sm text-soft">{sessionDates(session)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                aria-label={m.settings_session_end_named({ name: browserName(session) })}
                aria-disabled={end.isPending}
                onClick={() => !end.isPending && end.mutate(session)}
              >
                {m.settings_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {end.error && <Notice tone="danger">{callProblem(end.error)}</Notice>}
    </>
  )
}

function EndAllSessions() {
  const [isConfirming, setConfirming] = useState(false)
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const end = useMutation({
    mutationFn: () => api.session.endAll(),
    onSuccess: () => void signOut(async () => navigate('/login')),
  })
  if (!isConfirming) {
    return <Button onClick={() => setConfirming(true)}>{m.settings_sessions_end_all()}</Button>
  }
  return (
    <>
      <p>{m.settings_sessions_end_all_text()}</p>
      {end.error && <Notice tone="danger">{callProblem(end.error)}</Notice>}
      <div className="settings-buttons">
        <Button
          autoFocus
          variant="danger"
          aria-disabled={end.isPending}
          onClick={() => !end.isPending && end.mutate()}
        >
          {m.settings_sessions_end_all_confirm()}
        </Button>
        <Button onClick={() => setConfirming(false)}>{m.settings_cancel()}</Button>
      </div>
    </>
  )
}
