import { useEffect } from 'react'
import { freePlan, unprovenReads } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session.tsx'
import { longDate } from '../../lib/long-date.ts'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Page } from '../../shell/page.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Redirect } from '../../ui/redirect.tsx'
import { useKidsMode } from '../device/use-kids-mode.ts'
import { UnprovenNotice } from '../session/unproven-notice.tsx'
import { KeptShelf } from '../story/kept-shelf.tsx'
import { AskParents } from './ask-parents.tsx'
import type { Refusal } from './refusal.ts'

interface RefusedOpeningProps {
  refusal: Refusal
  onRetry?: () => void
}

/** Why the story does not open, and the way on. */
export function RefusedOpening({ refusal, onRetry }: RefusedOpeningProps) {
  const signInAddress = useSignInAddress()
  const isKidsMode = useKidsMode()
  switch (refusal.kind) {
    case 'quota-exceeded':
      if (isKidsMode) return <AskParents />
      return <MonthIsRead counterReset={refusal.counterReset} />
    case 'unproven':
      if (isKidsMode) return <AskParents />
      return <WaitsForProof onRetry={onRetry} />
    case 'sign-in':
      return <Redirect to={signInAddress} />
    case 'unavailable':
      return <NotAvailable />
    case 'unreachable':
      return (
        <TryAgain
          heading={m.reader_unreachable()}
          text={m.reader_unreachable_text()}
          onRetry={onRetry}
        />
      )
    case 'offline':
      return (
        <>
          <TryAgain heading={m.reader_offline()} text={m.reader_offline_text()} onRetry={onRetry} />
          <div className="kept-beside">
            <KeptShelf />
          </div>
        </>
      )
    default:
      return refusal satisfies never
  }
}

/** The month's stories are read: nothing went wrong, so nothing looks like it. */
function MonthIsRead({ counterReset }: { counterReset: string | null }) {
  useFocusOnHeading()
  const { profile } = useAuth()
  const count = profile?.subscription.quotas.pdfReads ?? freePlan.quotas.pdfReads
  return (
    <Page
      heading={m.reader_quota_heading({ count })}
      actions={
        <>
          <ButtonLink to="/story-collection" look="primary">
            {m.landing_library()}
          </ButtonLink>
          <ButtonLink to="/abo">{m.reader_quota_to_abo()}</ButtonLink>
        </>
      }
    >
      {counterReset !== null && (
        <p className="font-title text-xl font-bold">
          {m.reader_quota_again({ date: longDate(counterReset, getLocale()) })}
        </p>
      )}
      <p className="mt-3">{m.reader_quota_text()}</p>
      <p className="mt-3">{m.reader_quota_abo()}</p>
    </Page>
  )
}

/** What opens without a proven mailbox is read; a link in a mail is all that is missing. */
function WaitsForProof({ onRetry }: { onRetry: (() => void) | undefined }) {
  useFocusOnHeading()
  const { user } = useAuth()
  return (
    <Page
      heading={m.reader_unproven()}
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            {m.site_retry()}
          </Button>
          <ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>
        </>
      }
    >
      <UnprovenNotice
        text={m.reader_unproven_text({ count: unprovenReads })}
        email={user?.email ?? ''}
      />
    </Page>
  )
}

function NotAvailable() {
  useFocusOnHeading()
  return (
    <Page
      heading={m.reader_unavailable()}
      actions={
        <ButtonLink to="/story-collection" look="primary">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      {m.reader_unavailable_text()}
    </Page>
  )
}

interface TryAgainProps {
  heading: string
  text: string
  onRetry: (() => void) | undefined
}

function TryAgain({ heading, text, onRetry }: TryAgainProps) {
  useFocusOnHeading()
  return (
    <Page
      heading={heading}
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            {m.site_retry()}
          </Button>
          <ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>
        </>
      }
    >
      {text}
    </Page>
  )
}

/** The sheet takes the place of the opening story, so a screen reader has to be told. */
function useFocusOnHeading() {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
}
