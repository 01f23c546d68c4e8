/** Works of our own that are measured (spec section 7), in milliseconds. */
export const workNames = [
  'auth-state',
  'profile-load',
  'sign-out',
  'google-sign-in',
  'nickname-update',
  'top-stories',
] as const
export type WorkName = (typeof workNames)[number]

/** What browsers measure of a page load; all in milliseconds but CLS, a score without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

export const traceNames = [...vitalNames, ...workNames] as const
export type TraceName = (typeof traceNames)[number]

/** As much as is known of a device: a narrow window or a wide one. */
export const deviceClasses = ['phone', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** Most measurements of one call. */
export const maxTraces = 50

/** Longest time that counts, in ms; whoever takes longer went away in between. */
export const maxTraceMs = 600_000
/** Highest CLS that counts. */
export const maxShift = 100

/**
 * What three of four measurements should stay within: ms, for CLS its score. Page loads as web.dev
 * calls them good; signing in by Google is up to people.
 */
export const traceTargets: Record<TraceName, number | null> = {
  LCP: 2500,
  INP: 200,
  CLS: 0.1,
  FCP: 1800,
  TTFB: 800,
  'auth-state': 500,
  'profile-load': 1000,
  'sign-out': 1000,
  'google-sign-in': null,
  'nickname-update': 1000,
  'top-stories': 1000,
}
