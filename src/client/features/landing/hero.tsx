import { useState } from 'react'
import { sampleStoryId } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import small from './hero-640.avif'
import large from './hero-1280.avif'

/** Introduction, call to action and picture. */
export function Hero() {
  // Without a network there may be only the small picture, which is installed.
  const [isLargeMissing, setLargeMissing] = useState(false)
  const { user } = useAuth()
  return (
    <section className="paper hero relative mx-auto grid max-w-page grid-cols-1 overflow-hidden rounded-paper bg-card shadow-paper md:grid-cols-[1.05fr_1fr]">
      <div className="flex flex-col justify-center gap-5 p-5 sm:p-8 lg:p-14">
        <h1 tabIndex={-1} className="text-4xl">
          {m.landing_heading()}
        </h1>
        {user === null && <p className="for-guests max-w-text text-lg">{m.landing_intro()}</p>}
        <CallToAction />
      </div>
      <div className="hero-picture">
        <img
          src={small}
          srcSet={isLargeMissing ? undefined : `${small} 640w, ${large} 1280w`}
          onError={() => setLargeMissing(true)}
          sizes="(width >= 75rem) 600px, (width >= 48.0625rem) 48vw, 100vw"
          width={640}
          height={600}
          alt=""
          fetchPriority="high"
        />
      </div>
    </section>
  )
}

/** As high as the button that replaces it. */
const waitingLine = 'min-h-12 content-center'

function CallToAction() {
  const { user, loading, isSessionKnown } = useAuth()
  if (user && loading) {
    return (
      <p role="status" className={waitingLine}>
        {m.landing_profile_loading()}
      </p>
    )
  }
  if (user) {
    return (
      <p>
        <ButtonLink variant="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      </p>
    )
  }
  return (
    <>
      {!isSessionKnown && (
        <p className={`while-awaited ${waitingLine}`}>{m.landing_profile_loading()}</p>
      )}
      <GuestLinks />
    </>
  )
}

function GuestLinks() {
  return (
    <div className="for-guests grid justify-items-start gap-2">
      <ButtonLink variant="primary" to="/login?mode=register">
        {m.landing_register()}
      </ButtonLink>
      <p className="text-sm text-soft">{m.landing_free_hint()}</p>
      <p>
        <Link to={`/reader?story=${sampleStoryId}`} className="inline-block py-2">
          {m.landing_sample()}
        </Link>
      </p>
    </div>
  )
}
