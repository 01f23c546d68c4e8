import { useSearchParams } from 'react-router'
import { CancelDeletion } from '../features/privacy/cancel-deletion.tsx'
import { DeletionSteps } from '../features/privacy/deletion-steps.tsx'
import { Farewell } from '../features/privacy/farewell.tsx'
import { useDeletion } from '../features/privacy/use-deletion.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'
import { PageGuard } from '../shell/page/page-guard.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Open to all: the mailed link and the farewell work without a session. */
export function Component() {
  const [search] = useSearchParams()
  const token = search.get('abbrechen')
  return token === null ? <DeleteAccount /> : <CancelPage token={token} />
}

function CancelPage({ token }: { token: string }) {
  return (
    <Page
      heading={m.delete_cancel_heading()}
      description={m.delete_cancel_description()}
      picture="nest"
    >
      <CancelDeletion token={token} />
    </Page>
  )
}

function DeleteAccount() {
  const { accepted, ...deletion } = useDeletion()
  if (accepted) {
    return (
      <Page
        heading={
          accepted.requestNumber === null ? m.delete_gone_heading() : m.delete_done_heading()
        }
        picture="lantern"
        actions={<ButtonLink to="/">{m.delete_done_home()}</ButtonLink>}
      >
        <Farewell accepted={accepted} />
      </Page>
    )
  }
  return (
    <PageGuard access="parents" isLeaving={deletion.isSending}>
      <Page heading={m.delete_heading()} description={m.delete_description()}>
        <DeletionSteps {...deletion} />
      </Page>
    </PageGuard>
  )
}
