import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { isOnboardingAddress } from '../features/child/onboarding.ts'
import { useIsFamilyKnown } from '../features/child/use-family.ts'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { useDevice } from '../features/device/state/use-device.ts'
import { readDiaryAddress } from '../features/diary/diary-address.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { m } from '../paraglide/messages.js'
import { LoadingPage } from '../shell/layout.tsx'
import { PageHead } from '../shell/page/page-head.tsx'

const Diary = lazyPart(() => import('../features/diary/diary.tsx').then((code) => code.Diary))
const Onboarding = lazyPart(() =>
  import('../features/onboarding/onboarding.tsx').then((code) => code.Onboarding),
)
const KidsHome = lazyPart(() =>
  import('../features/kids/kids-home.tsx').then((code) => code.KidsHome),
)

export function Component() {
  const [address] = useSearchParams()
  const diary = readDiaryAddress(address)
  const { isKidsMode, isKnown } = useDevice()
  // Requested beside the state of the device: the blocks begin once.
  const isFamilyKnown = useIsFamilyKnown()
  const isHome = !diary && !isOnboardingAddress(address)
  if (!isKnown) return <LoadingPage />
  if (isHome && !isKidsMode) {
    return (
      <>
        <PageHead title={m.dashboard_title()} description={m.dashboard_description()} />
        <Dashboard isFamilyKnown={isFamilyKnown} />
      </>
    )
  }
  if (!isFamilyKnown) return <LoadingPage />
  if (isKidsMode) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <KidsHome />
      </Suspense>
    )
  }
  if (isOnboardingAddress(address)) {
    return (
      <>
        <PageHead title={m.onboarding_heading()} />
        <Suspense fallback={<LoadingPage />}>
          <Onboarding />
        </Suspense>
      </>
    )
  }
  return (
    diary && (
      <>
        <PageHead title={m.diary_heading()} />
        <Suspense fallback={<LoadingPage />}>
          <Diary address={diary} />
        </Suspense>
      </>
    )
  )
}
