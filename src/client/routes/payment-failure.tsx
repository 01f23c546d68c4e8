import { FailurePage } from '../features/billing/order/failure-page.tsx'

export function Component() {
  return <FailurePage />
}
