import type { Stripe } from 'stripe'

/** A type of the SDK as the API sends it: decimals are strings, unexpanded objects are ids. */
type With<T, Changes> = Omit<T, keyof Changes> & Changes

/** Stripe's list. */
export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export type Customer = Stripe.Customer
export type Product = Stripe.Product
export type Price = With<Stripe.Price, { product: string; unit_amount_decimal: string | null }>
type Plan = With<Stripe.Plan, { amount_decimal: string | null }>
export type Item = With<Stripe.SubscriptionItem, { price: Price; plan: Plan }>
export type Subscription = With<
  Stripe.Subscription,
  {
    customer: string
    items: List<Item>
    latest_invoice: string | null
    default_payment_method: string | null
  }
>
type Pricing = With<
  NonNullable<Stripe.InvoiceLineItem['pricing']>,
  { unit_amount_decimal: string | null }
>
export type Line = With<
  Stripe.InvoiceLineItem,
  { pricing: Pricing; quantity_decimal: string | null }
>
export type InvoicePayment = Stripe.InvoicePayment
export type Invoice = With<
  Stripe.Invoice,
  { customer: string; lines: List<Line>; payments: List<InvoicePayment> }
>
export type PaymentIntent = With<Stripe.PaymentIntent, { customer: string }>
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type PaymentMethod = With<Stripe.PaymentMethod, { customer: string; card: Card }>
type Card = NonNullable<Stripe.PaymentMethod['card']>
export type CheckoutSession = With<
  Stripe.Checkout.Session,
  { customer: string; invoice: string | null; subscription: string | null }
>
export type PortalSession = Stripe.BillingPortal.Session
export type PortalConfiguration = Stripe.BillingPortal.Configuration
/** An event with a copy of its object. */
export type StripeEvent = With<Stripe.EventBase, { data: { object: object }; type: string }>

/** All stored objects, by their `object` field. */
export interface Kinds {
  customer: Customer
  product: Product
  price: Price
  subscription: Subscription
  invoice: Invoice
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  payment_method: PaymentMethod
  'checkout.session': CheckoutSession
  'billing_portal.session': PortalSession
  'billing_portal.configuration': PortalConfiguration
  event: StripeEvent
}
export type Kind = keyof Kinds

/** A complete list. */
export function listOf<T>(url: string, data: T[]): List<T> {
  return { object: 'list', data, has_more: false, url }
}
