import type { Stripe } from 'stripe'
import type { CheckoutOrder, PortalVisit } from './payment-provider.ts'

/** A checkout that collects the payment of an order. */
export function checkoutParams(
  { orderNumber, customerId, language, successUrl, cancelUrl }: CheckoutOrder,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: orderNumber,
    line_items: [{ price, quantity: 1 }],
    locale: language === 'en' ? 'en' : 'de',
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata: { order: orderNumber },
    subscription_data: { metadata: { order: orderNumber } },
  }
}

/** A visit to the portal; `change` names the subscription's item and its new price. */
export function portalParams(
  { customerId, language, returnUrl, purpose }: PortalVisit,
  change: { item: string; price: string },
): Stripe.BillingPortal.SessionCreateParams {
  const visit = {
    customer: customerId,
    locale: language === 'en' ? 'en' : 'de',
    return_url: returnUrl,
  } as const
  if (purpose === 'home') return visit
  const after_completion = { type: 'redirect', redirect: { return_url: returnUrl } } as const
  if (purpose === 'card') {
    return { ...visit, flow_data: { type: 'payment_method_update', after_completion } }
  }
  const subscription_update_confirm = {
    subscription: purpose.changeOf,
    items: [{ id: change.item, price: change.price, quantity: 1 }],
  }
  return {
    ...visit,
    flow_data: {
      type: 'subscription_update_confirm',
      after_completion,
      subscription_update_confirm,
    },
  }
}
