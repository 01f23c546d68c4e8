import { useState } from 'react'
import { sampleStoryId } from '../../../contract/plan.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { FreeStart } from './free-start.tsx'
import small from './hero-640.avif'
import large from './hero-1280.avif'

/** Introduction, call to action and picture. */
export function Hero() {
  // Without a network there may be only the small picture, which is installed.
  const [isLargeMissing, setLargeMissing] = useState(false)
  const { user } = useAuth()
  const sentences = m.landing_heading().split(/(?<=\.) /)
  return (
    <section className="paper hero relative mx-auto grid max-w-page grid-cols-1 overflow-hidden rounded-paper bg-card shadow-paper min-[40rem]:grid-cols-[1.05fr_1fr]">
      <div className="hero-text">
        <h1 tabIndex={-1}>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        {user === null && <p className="for-guests max-w-text text-lg">{m.landing_intro()}</p>}
        <CallToAction />
      </div>
      <div className="hero-picture wave-below min-[40rem]:wave-beside">
        <img
          src={small}
          srcSet={isLargeMissing ? undefined : `${small} 640w, ${large} 1280w`}
          onError={() => setLargeMissing(true)}
          sizes="(width >= 75rem) 600px, (width >= 40rem) 48vw, 100vw"
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
      <FreeStart />
      <p>
        <Link to={`/reader?story=${sampleStoryId}`} className="inline-block py-2">
          {m.landing_sample()}
        </Link>
      </p>
    </div>
  )
}
