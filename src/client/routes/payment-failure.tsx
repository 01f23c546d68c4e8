import { FailurePage } from '../features/billing/failure-page.tsx'

export function Component() {
  return <FailurePage />
}
