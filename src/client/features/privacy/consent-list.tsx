import { useQuery } from '@tanstack/react-query'
import type { Consent } from '../../../contract/privacy.ts'
import { useAuth } from '../../data/session/session.tsx'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { QueryState } from '../../ui/query-state.tsx'
import { consentsQuery } from './privacy-query.ts'

/** The account's consents with the dates of grant and withdrawal. */
export function ConsentList() {
  const { user } = useAuth()
  const consents = useQuery(consentsQuery(user))
  return (
    <QueryState
      query={consents}
      loading={
        <p role="status" className="text-soft">
          {m.privacy_consents_loading()}
        </p>
      }
      errorText={m.privacy_consents_error()}
      empty={<p>{m.privacy_consents_empty()}</p>}
    >
      {(list) => (
        <ul className="consent-list">
          {list.map((consent) => (
            <ConsentItem key={consent.kind + consent.grantedAt} consent={consent} />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function ConsentItem({ consent: { kind, grantedAt, withdrawnAt } }: { consent: Consent }) {
  return (
    <li>
      <p className="font-bold">{kind === 'newsletter' ? m.privacy_consent_newsletter() : kind}</p>
      <p className="text-sm text-soft">
        {m.privacy_consent_granted({ date: formatLongDate(grantedAt) })}
        {withdrawnAt !== null &&
          ` · ${m.privacy_consent_withdrawn({ date: formatLongDate(withdrawnAt) })}`}
      </p>
    </li>
  )
}
