import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { useKidsMode } from '../features/device/use-kids-mode.ts'
import { readDiaryAddress } from '../features/diary/diary-address.ts'
import { m } from '../paraglide/messages.js'
import { LoadingPage } from '../shell/layout.tsx'
import { PageHead } from '../shell/page-head.tsx'

const Diary = lazy(() =>
  import('../features/diary/diary.tsx').then((code) => ({ default: code.Diary })),
)
const KidsHome = lazy(() =>
  import('../features/kids/kids-home.tsx').then((code) => ({ default: code.KidsHome })),
)

export function Component() {
  const [address] = useSearchParams()
  const diary = readDiaryAddress(address)
  if (useKidsMode()) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <KidsHome />
      </Suspense>
    )
  }
  if (!diary) {
    return (
      <>
        <PageHead title={m.dashboard_title()} description={m.dashboard_description()} />
        <Dashboard />
      </>
    )
  }
  return (
    <>
      <PageHead title={m.diary_heading()} />
      <Suspense fallback={<LoadingPage />}>
        <Diary shown={diary} />
      </Suspense>
    </>
  )
}
