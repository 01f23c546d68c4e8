import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AreaTabs } from '../features/editor/area-tabs.tsx'
import { areas } from '../features/editor/areas.ts'
import { LeaveGuard } from '../features/editor/shared/leave-guard.tsx'
import { useStrayFilePrevention } from '../features/editor/shared/stray-files.ts'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'
import { Paper } from '../ui/paper.tsx'
import { SectionSkeleton } from '../ui/skeleton.tsx'

export function Component() {
  const [search] = useSearchParams()
  useStrayFilePrevention()
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
