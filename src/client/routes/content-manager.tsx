import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AreaTabs } from '../features/editor/area-tabs.tsx'
import { areas } from '../features/editor/areas.ts'
import { LeaveGuard } from '../features/editor/leave-guard.tsx'
import { useStrayFiles } from '../features/editor/stray-files.ts'
import { SectionSkeleton } from '../features/settings/settings-section.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page-head.tsx'
import { Paper } from '../ui/paper.tsx'

export function Component() {
  const [search] = useSearchParams()
  useStrayFiles()
  const current = areas.find(({ id }) => id === search.get('bereich')) ?? areas[0]
  if (!current) return null
  return (
    <div className="mx-auto max-w-page px-4 has-[.draft-wide]:max-w-[100rem] pt-6 md:px-8">
      <PageHead title={m.manager_heading()} description={m.manager_description()} />
      <Paper>
        <h1 tabIndex={-1}>{m.manager_heading()}</h1>
        <AreaTabs areas={areas} current={current} />
        <LeaveGuard>
          <Suspense fallback={<SectionSkeleton label={m.manager_loading()} />}>
            <current.Panel />
          </Suspense>
        </LeaveGuard>
      </Paper>
    </div>
  )
}
