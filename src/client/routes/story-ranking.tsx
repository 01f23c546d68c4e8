import { useState } from 'react'
import { useLocation } from 'react-router'
import { ChosenFor } from '../features/child/chosen-for.tsx'
import { periodIntro, readPeriod } from '../features/ranking/period.ts'
import { PeriodNav, PrintedPeriod } from '../features/ranking/period-nav.tsx'
import { Ranking } from '../features/ranking/ranking.tsx'
import { TopStoryList } from '../features/story/top-stories/top-stories.tsx'
import { TopStoriesFrame } from '../features/story/top-stories/top-stories-frame.tsx'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SearchInput } from '../ui/search-input.tsx'

const topLimit = 50
const maxSearchLength = 100

export function Component() {
  const [search, setSearch] = useState('')
  const address = useLocation().search
  // Prerendering has no query string, and no day.
  const isMounted = useIsMounted()
  const period = isMounted ? readPeriod(address) : 'ever'
  const list = {
    search,
    afterEmpty: (
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => setSearch('')}>
          {m.library_search_clear()}
        </Button>
        <ButtonLink to="/roadmap">{m.library_wish()}</ButtonLink>
      </div>
    ),
  }
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-10 md:px-8 md:pt-14">
      <PageHead title={m.ranking_heading()} description={m.ranking_description()} />
      <TopStoriesFrame
        isPageHead
        intro={periodIntro(period)}
        nav={
          <>
            <PeriodNav current={period} />
            {isMounted && <PrintedPeriod period={period} />}
          </>
        }
        chosenFor={<ChosenFor />}
        field={
          <search className="w-full sm:w-64 lg:w-80">
            <SearchInput
              label={m.ranking_search()}
              placeholder={m.ranking_search_hint()}
              maxLength={maxSearchLength}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </search>
        }
      >
        {period === 'ever' ? (
          <TopStoryList limit={topLimit} hasPlaces {...list} />
        ) : (
          <Ranking period={period} {...list} />
        )}
      </TopStoriesFrame>
    </div>
  )
}
