import { useState } from 'react'
import { TopStories } from '../features/story/top-stories.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page-head.tsx'
import { Paper } from '../ui/paper.tsx'
import { TextField } from '../ui/text-field.tsx'

const rankingLimit = 50
const longestSearch = 100

export function Component() {
  const [search, setSearch] = useState('')
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-10 md:px-8 md:pt-14">
      <PageHead title={m.ranking_heading()} description={m.ranking_description()} />
      <Paper className="flex flex-wrap items-end justify-between gap-6 lg:px-14">
        <h1 tabIndex={-1}>{m.ranking_heading()}</h1>
        <TextField
          label={m.ranking_search()}
          type="search"
          className="w-full sm:w-80"
          maxLength={longestSearch}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Paper>
      <TopStories search={search} limit={rankingLimit} />
    </div>
  )
}
