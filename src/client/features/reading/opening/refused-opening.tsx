import { Suspense, useEffect, useState } from 'react'
import { freePlan, sampleStoryId, unverifiedReads } from '../../../../contract/plan.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { formatLongDate } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Page } from '../../../shell/page/page.tsx'
import { PageHead } from '../../../shell/page/page-head.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { Redirect } from '../../../ui/redirect.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'
import { releasesAnchor } from '../../child/releases-anchor.ts'
import { useLimitedChild } from '../../child/use-limited-child.ts'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { OutboxState } from '../../outbox/outbox-state.tsx'
import { ResendVerification } from '../../session/verification/resend-verification.tsx'
import { AwaitedStory } from '../../story/card/awaited-story.tsx'
import { titleIn } from '../../story/labels/story-texts.ts'
import { OfflineShelf } from '../../story/offline/offline-shelf.tsx'
import { UnsavedStory } from '../../story/offline/unsaved-story.tsx'
import { useKnownCard } from '../../story/offline/use-known-card.ts'
import { SampleLink } from '../shared/sample-link.tsx'
import './opening.css'
import type { Refusal } from './refusal.ts'
import { StoriesInstead } from './stories-instead.tsx'

/** Lazy: only Kindermodus needs it. */
const KidsRefusal = lazyPart(() =>
  import('../../kids/kids-refusal.tsx').then((code) => code.KidsRefusal),
)

interface RefusedOpeningProps {
  storyId: string
  refusal: Refusal
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** Why the story does not open, and what to do next. */
export function RefusedOpening({ storyId, refusal, isRetrying, onRetry }: RefusedOpeningProps) {
  const signInAddress = useSignInAddress()
  if (useKidsMode() && refusal.kind !== 'sign-in') {
    const isOffline = refusal.kind === 'offline'
    const isRetryable = isOffline || refusal.kind === 'unreachable'
    return (
      <Suspense fallback={<PageSpinner />}>
        <KidsRefusal isOffline={isOffline} onRetry={isRetryable ? onRetry : undefined} />
      </Suspense>
    )
  }
  switch (refusal.kind) {
    case 'quota-exceeded':
      return <QuotaReached counterReset={refusal.counterReset} />
    case 'unverified':
      return <VerifyEmail storyId={storyId} isRetrying={isRetrying} onRetry={onRetry} />
    case 'sign-in':
      return <Redirect to={signInAddress} />
    case 'unavailable':
      return <Unavailable />
    case 'unreachable':
      return (
        <TryAgain
          heading={m.reader_unreachable()}
          text={m.reader_unreachable_text()}
          onRetry={onRetry}
        />
      )
    case 'offline':
      return <NotOnDevice storyId={storyId} onRetry={onRetry} />
    default:
      return refusal satisfies never
  }
}

/** The stories of the month are used up; not shown as an error. */
function QuotaReached({ counterReset }: { counterReset: string | null }) {
  useFocusOnHeading()
  const { profile } = useAuth()
  const count = profile?.subscription.quotas.pdfReads ?? freePlan.quotas.pdfReads
  return (
    <Page
      heading={m.reader_quota_heading({ count })}
      actions={
        <>
          <ButtonLink to="/story-collection" variant="primary">
            {m.landing_library()}
          </ButtonLink>
          <ButtonLink to="/abo">{m.reader_quota_to_abo()}</ButtonLink>
        </>
      }
    >
      {counterReset !== null && (
        <p className="font-title text-xl font-bold">
          {m.reader_quota_again({ date: formatLongDate(counterReset) })}
        </p>
      )}
      <p className="mt-3">{m.reader_quota_text()}</p>
      <p className="mt-3">{m.reader_quota_abo()}</p>
    </Page>
  )
}

/** The stories that open before verification are used up. */
function VerifyEmail({ storyId, isRetrying, onRetry }: Omit<RefusedOpeningProps, 'refusal'>) {
  useFocusOnHeading()
  const [isRefusedAgain, setRefusedAgain] = useState(false)
  /** A retry removes what the button for the mail has said. */
  const [retries, setRetries] = useState(0)
  const handleRetry = () => {
    if (isRetrying) return
    setRefusedAgain(true)
    setRetries(retries + 1)
    onRetry?.()
  }
  const email = useAuth().user?.email ?? ''
  return (
    <Page
      heading={m.reader_unverified()}
      actions={
        <>
          <Button variant="primary" aria-disabled={isRetrying} onClick={handleRetry}>
            {m.reader_unverified_done()}
          </Button>
          <ResendVerification
            key={retries}
            email={email}
            sentText={m.login_sent_repeated()}
            onSend={() => setRefusedAgain(false)}
          />
          {isRefusedAgain && !isRetrying && <Notice>{m.reader_unverified_still()}</Notice>}
          <ButtonLink to="/story-collection" variant="plain">
            {m.landing_library()}
          </ButtonLink>
        </>
      }
    >
      <div className="verify-email">
        <AwaitedStory storyId={storyId} hint={m.reader_unverified_waits()} />
        <p>
          <TextWithElement
            write={(address) =>
              m.reader_unverified_text({ count: unverifiedReads, email: address })
            }
            element={<MailAddress>{email}</MailAddress>}
          />
        </p>
      </div>
    </Page>
  )
}

/** The server answers the same for missing stories and for those beyond the child's limits. */
function Unavailable() {
  useFocusOnHeading()
  const isGuest = useAuth().user === null
  const child = useLimitedChild()
  const text = isGuest ? m.reader_unknown_text() : m.reader_unavailable_text()
  return (
    <>
      <Page
        heading={m.reader_unknown()}
        picture="signpost"
        actions={
          <>
            {isGuest && <SampleLink label={m.reader_sample()} />}
            {child && (
              <ButtonLink
                to={`/account-settings#${releasesAnchor(child.childId)}`}
                variant="primary"
              >
                {m.library_hidden_where()}
              </ButtonLink>
            )}
            <ButtonLink to="/story-collection" variant={isGuest || child ? 'secondary' : 'primary'}>
              {m.landing_library()}
            </ButtonLink>
          </>
        }
      >
        {child ? m.story_unavailable_child({ name: child.name }) : text}
      </Page>
      <StoriesInstead except={isGuest ? sampleStoryId : undefined} />
    </>
  )
}

interface NotOnDeviceProps {
  storyId: string
  onRetry: (() => void) | undefined
}

/** Offline, without a copy of the story: what is known of it, and the stories that open. */
function NotOnDevice({ storyId, onRetry }: NotOnDeviceProps) {
  useFocusOnHeading()
  const { user } = useAuth()
  const card = useKnownCard(storyId)
  return (
    <>
      <div className="quiet-page mx-auto max-w-page px-4 pt-10 md:px-8 md:pt-16">
        <PageHead title={card ? titleIn(getLocale(), card).text : m.reader_offline()} />
        <Paper className="relative mx-auto mt-2 max-w-[46rem]">
          {/* On the paper's upper edge: the reader's bar, which has it elsewhere, is not here. */}
          <div className="absolute inset-x-0 top-0">{user && <OutboxState />}</div>
          <UnsavedStory card={card} Heading="h1">
            <div className="mt-2 flex flex-wrap gap-3">
              <RetryButtons onRetry={onRetry} />
            </div>
          </UnsavedStory>
        </Paper>
      </div>
      <div className="offline-shelf-below">
        <OfflineShelf />
      </div>
    </>
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
    <Page heading={heading} actions={<RetryButtons onRetry={onRetry} />}>
      {text}
    </Page>
  )
}

function RetryButtons({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <>
      <Button variant="primary" onClick={onRetry}>
        {m.site_retry()}
      </Button>
      <ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>
    </>
  )
}

/** The page replaces the opening story: focus makes screen readers announce it. */
function useFocusOnHeading() {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
}
