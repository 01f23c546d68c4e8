import { PaymentPage } from '../features/billing/order/payment-page.tsx'

export function Component() {
  return <PaymentPage />
}
