import type { Measurement } from '../../../../contract/trace.ts'
import type { TraceName } from '../../../../contract/trace-kinds.ts'
import { formatNumber, numberFormat } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'

const labels: Record<TraceName, [name: () => string, meaning: () => string]> = {
  LCP: [m.traces_lcp, m.traces_lcp_means],
  INP: [m.traces_inp, m.traces_inp_means],
  CLS: [m.traces_cls, m.traces_cls_means],
  FCP: [m.traces_fcp, m.traces_fcp_means],
  TTFB: [m.traces_ttfb, m.traces_ttfb_means],
  'auth-state': [m.traces_auth_state, m.traces_auth_state_means],
  'profile-load': [m.traces_profile_load, m.traces_profile_load_means],
  'sign-out': [m.traces_sign_out, m.traces_sign_out_means],
  'google-sign-in': [m.traces_google_sign_in, m.traces_google_sign_in_means],
  'nickname-update': [m.traces_nickname_update, m.traces_nickname_update_means],
  'top-stories': [m.traces_top_stories, m.traces_top_stories_means],
}

export const traceLabel = (name: TraceName) => labels[name][0]()
/** Explains a measurement in plain words. */
export const traceMeaning = (name: TraceName) => labels[name][1]()

/** „840 ms“, „1,2 s“, or for CLS „0,08“; `value` is in ms, or a score for CLS. */
export function formatTraceValue(name: TraceName, value: number): string {
  if (name === 'CLS') return formatRounded(value, 3)
  return value < 995
    ? `${formatRounded(value, 0)}\u00a0ms`
    : `${formatRounded(value / 1000, 1)}\u00a0s`
}

const formatRounded = (value: number, maximumFractionDigits: number) =>
  numberFormat(getLocale(), { maximumFractionDigits }).format(value)

/** The percentiles of all days in one sentence. */
export function percentilesText({ name, count, p50, p95 }: Measurement): string {
  if (p50 === null || p95 === null) return m.traces_none()
  if (count === 1) return m.traces_spread_one({ half: formatTraceValue(name, p95) })
  return m.traces_spread({
    count: formatNumber(count),
    half: formatTraceValue(name, p50),
    most: formatTraceValue(name, p95),
  })
}
