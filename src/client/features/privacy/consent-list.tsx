import { useQuery } from '@tanstack/react-query'
import type { Consent } from '../../../contract/privacy.ts'
import { useAuth } from '../../data/session.tsx'
import { longDate } from '../../lib/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { consentsQuery } from './privacy-query.ts'

/** What was agreed to, when, and when it was taken back. */
export function ConsentList() {
  const { user } = useAuth()
  const { data, error, refetch } = useQuery(consentsQuery(user))
  if (error && data === undefined) {
    return (
      <Notice tone="danger">
        <p>{m.privacy_consents_error()}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {m.site_retry()}
        </Button>
      </Notice>
    )
  }
  if (data === undefined) {
    return (
      <p role="status" className="text-soft">
        {m.privacy_consents_loading()}
      </p>
    )
  }
  if (data.length === 0) return <p>{m.privacy_consents_empty()}</p>
  return (
    <ul className="consent-list">
      {data.map((consent) => (
        <ConsentItem key={consent.kind + consent.grantedAt} consent={consent} />
      ))}
    </ul>
  )
}

function ConsentItem({ consent: { kind, grantedAt, withdrawnAt } }: { consent: Consent }) {
  const locale = getLocale()
  return (
    <li>
      <p className="font-bold">{kind === 'newsletter' ? m.privacy_consent_newsletter() : kind}</p>
      <p className="text-sm text-soft">
        {m.privacy_consent_granted({ date: longDate(grantedAt, locale) })}
        {withdrawnAt !== null &&
          ` · ${m.privacy_consent_withdrawn({ date: longDate(withdrawnAt, locale) })}`}
      </p>
    </li>
  )
}
