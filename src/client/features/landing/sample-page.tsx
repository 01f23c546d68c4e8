import small from '../../../../content/generated/stories/fuchs-laterne/p1.480.avif'
import large from '../../../../content/generated/stories/fuchs-laterne/p1.960.avif'
import type { Language } from '../../../contract/base.ts'
import { catalogue, freePlan, sampleStoryId } from '../../../contract/plan.ts'
import { formatMoney } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Paper } from '../../ui/paper.tsx'

type SamplePageText = { title: string; alt: string; paragraphs: string[] }

/** The build inserts them (scripts/sample-page.ts). */
declare const __SAMPLE_PAGE__: { storyCount: number } & Record<Language, SamplePageText>

/** The first page of the sample as the reader shows it, and what the product costs. */
export function SamplePage() {
  const { storyCount, [getLocale()]: page } = __SAMPLE_PAGE__
  const figures = [
    { figure: storyCount, means: m.landing_figures_stories() },
    { figure: freePlan.quotas.pdfReads, means: m.landing_figures_free() },
    {
      figure: formatMoney(catalogue['family-month'].amountCents),
      means: m.landing_figures_plan(),
    },
  ]
  return (
    <section aria-labelledby="sample-page" className="for-guests">
      <Paper className="landing-sample">
        <h2 id="sample-page">{m.landing_page({ title: page.title })}</h2>
        <div className="landing-page">
          <div className="landing-page-picture wave-below lg:wave-beside">
            <img
              src={small}
              srcSet={`${small} 480w, ${large} 960w`}
              sizes="(width >= 64rem) 45vw, 90vw"
              width={960}
              height={720}
              alt={page.alt}
              loading="lazy"
              decoding="async"
            />
          </div>
          <div className="landing-page-text">
            {page.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="landing-figures">
          <h3>{m.landing_figures()}</h3>
          <ul>
            {figures.map(({ figure, means }) => (
              <li key={means}>
                <span className="landing-figure">{figure}</span> <span>{means}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to={`/reader?story=${sampleStoryId}`}>{m.landing_page_read()}</ButtonLink>
        </div>
      </Paper>
    </section>
  )
}
