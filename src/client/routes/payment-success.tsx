import { PaymentPage } from '../features/billing/payment-page.tsx'

export function Component() {
  return <PaymentPage />
}
