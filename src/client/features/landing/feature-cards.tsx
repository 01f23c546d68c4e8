import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Paper } from '../../ui/paper.tsx'
import books from './books.svg'
import lantern from './lantern.svg'
import nest from './nest.svg'

/** Three features of the product, for guests: a family knows them. */
export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="for-guests">
      <h2 id="features" className="sr-only">
        {m.landing_features()}
      </h2>
      <div className="grid gap-6 md:grid-cols-3 lg:gap-8">
        <FeatureCard picture={books} title={m.landing_feature_library()}>
          {m.landing_feature_library_text()}
        </FeatureCard>
        <FeatureCard picture={lantern} title={m.landing_feature_values()}>
          {m.landing_feature_values_text()}
        </FeatureCard>
        <FeatureCard picture={nest} title={m.landing_feature_family()}>
          {m.landing_feature_family_text()}
        </FeatureCard>
      </div>
    </section>
  )
}

interface FeatureCardProps {
  /** Address of a small drawing. */
  picture: string
  title: string
  children: ReactNode
}

function FeatureCard({ picture, title, children }: FeatureCardProps) {
  return (
    <Paper className="feature-card">
      <img src={picture} alt="" width={96} height={80} loading="lazy" />
      <h3>{title}</h3>
      <p>{children}</p>
    </Paper>
  )
}
