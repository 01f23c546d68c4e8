import { FeatureCards } from '../features/landing/feature-cards.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { HowItWorks } from '../features/landing/how-it-works.tsx'
import { TopStories } from '../features/story/top-stories/top-stories.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'

export function Component() {
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 pt-10 md:gap-20 md:px-8 md:pt-14">
      <PageHead title={m.landing_title()} description={m.landing_description()} isWholeTitle />
      <Hero />
      <FeatureCards />
      <HowItWorks />
      <TopStories />
    </div>
  )
}
