import { Suspense, useState } from 'react'
import { useAuth } from '../data/session/session.tsx'
import { FeatureCards } from '../features/landing/feature-cards.tsx'
import { FreeStart } from '../features/landing/free-start.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { HowItWorks } from '../features/landing/how-it-works.tsx'
import { SamplePage } from '../features/landing/sample-page.tsx'
import { TopStories } from '../features/story/top-stories/top-stories.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'
import { Link } from '../ui/link.tsx'

/** Lazy: guests never need this code. */
const NextStories = lazyPart(() =>
  import('../features/dashboard/next-stories.tsx').then((code) => code.NextStories),
)

/** For guests what the product is; for families what they read next (spec 1.35 to 1.40). */
export function Component() {
  const { user, isSessionKnown } = useAuth()
  const [suggested, setSuggested] = useState<readonly string[]>([])
  return (
    <div className="landing" data-family={user !== null || undefined}>
      <PageHead title={m.landing_title()} description={m.landing_description()} isWholeTitle />
      <Hero />
      {user && (
        <Suspense fallback={<div className="landing-next" />}>
          <NextStories onSuggest={setSuggested} />
        </Suspense>
      )}
      {!isSessionKnown && <div className="landing-next while-awaited" />}
      {user === null && <SamplePage />}
      {user === null && (
        <>
          <FeatureCards />
          <HowItWorks />
        </>
      )}
      <TopStories
        except={suggested}
        after={
          <>
            <p className="mt-6">
              <Link to="/story-ranking" className="inline-block py-2">
                {m.landing_ranking()}
              </Link>
            </p>
            {user === null && (
              <div className="for-guests mt-4 grid justify-items-start gap-2">
                <FreeStart />
              </div>
            )}
          </>
        }
      />
    </div>
  )
}
