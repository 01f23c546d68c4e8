import { lazy, Suspense } from 'react'
import { useKidsMode } from '../features/device/use-kids-mode.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

const KidsHome = lazy(() =>
  import('../features/kids/kids-home.tsx').then((code) => ({ default: code.KidsHome })),
)

export function Component() {
  if (useKidsMode()) {
    return (
      <Suspense fallback={<Spinner label={m.site_loading()} />}>
        <KidsHome />
      </Suspense>
    )
  }
  return (
    <Page
      heading={m.dashboard_heading()}
      picture="nest"
      description={m.dashboard_description()}
      actions={
        <ButtonLink look="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      <p>{m.dashboard_text()}</p>
    </Page>
  )
}
