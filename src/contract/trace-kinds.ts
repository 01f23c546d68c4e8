/** Our own tasks that are measured (spec 7.21), in milliseconds. */
export const taskNames = [
  'auth-state',
  'profile-load',
  'sign-out',
  'google-sign-in',
  'nickname-update',
  'top-stories',
] as const
export type TaskName = (typeof taskNames)[number]

/** What browsers measure of a page load; all in milliseconds except CLS, a score without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

export const traceNames = [...vitalNames, ...taskNames] as const
export type TraceName = (typeof traceNames)[number]

/** Device class: a narrow or a wide window; nothing else is recorded about a device. */
export const deviceClasses = ['phone', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** Most measurements of one call. */
export const maxTraces = 50

/** Longest measured time in ms; during a longer task, the user was away. */
export const maxTraceMs = 600_000
/** Highest recorded CLS. */
export const maxCls = 100

/**
 * Upper limits of the 75th percentile, in ms, for CLS as a score. Those of `vitalNames` are what web.dev
 * calls good. Null without a limit: the time of a Google sign-in depends on the user.
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
