import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignedInBrowser } from '../../../contract/session.ts'
import { api, query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { showAnswer } from '../../data/show-answer.ts'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { LoadError } from '../story/load-error.tsx'
import { callProblem } from './call-problem.ts'
import { SectionSkeleton } from './settings-section.tsx'

/** The browsers that are signed in; each can be signed out, or all of them. */
export function SessionsPart() {
  const sessions = useQuery({ ...query.session.list.queryOptions(), ...productQuery })
  return (
    <div className="settings-part">
      <h3>{m.settings_sessions()}</h3>
      <p>{m.settings_sessions_text()}</p>
      {sessions.data ? (
        <SessionList sessions={sessions.data} />
      ) : sessions.error ? (
        <LoadError text={m.settings_sessions_error()} onRetry={() => void sessions.refetch()} />
      ) : (
        <SectionSkeleton label={m.site_loading()} />
      )}
      <EndAll />
    </div>
  )
}

function nameOf({ browser, system }: SignedInBrowser): string {
  if (browser && system) return m.settings_session_known({ browser, system })
  return browser ?? system ?? m.settings_session_unknown()
}

function sinceOf({ createdAt, lastSeenAt, isCurrent }: SignedInBrowser): string {
  const since = longDate(createdAt, getLocale())
  return isCurrent
    ? m.settings_session_current_since({ since })
    : m.settings_session_since({ since, seen: longDate(lastSeenAt, getLocale()) })
}

function SessionList({ sessions }: { sessions: SignedInBrowser[] }) {
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: ({ sessionId }: SignedInBrowser) => api.session.end({ sessionId }),
    onSuccess: (left, ended) => {
      showAnswer(queryClient, query.session.list.queryKey(), left)
      void showToast(m.settings_session_ended({ name: nameOf(ended) }), 'success')
    },
  })
  return (
    <>
      <ul className="settings-sessions">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <div>
              <p className="font-bold">{nameOf(session)}</p>
              <p className="text-sm text-soft">{sinceOf(session)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                aria-label={m.settings_session_end_named({ name: nameOf(session) })}
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

function EndAll() {
  const [isAsked, setAsked] = useState(false)
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const end = useMutation({
    mutationFn: () => api.session.endAll(),
    onSuccess: () => void signOut(async () => navigate('/login')),
  })
  if (!isAsked) {
    return <Button onClick={() => setAsked(true)}>{m.settings_sessions_end_all()}</Button>
  }
  return (
    <>
      <p>{m.settings_sessions_end_all_text()}</p>
      {end.error && <Notice tone="danger">{callProblem(end.error)}</Notice>}
      <div className="settings-buttons">
        <Button
          autoFocus
          look="danger"
          aria-disabled={end.isPending}
          onClick={() => !end.isPending && end.mutate()}
        >
          {m.settings_sessions_end_all_confirm()}
        </Button>
        <Button onClick={() => setAsked(false)}>{m.settings_cancel()}</Button>
      </div>
    </>
  )
}
