import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { TraceBatch } from '../../../contract/trace.ts'
import { maxCls, maxTraceMs, maxTraces } from '../../../contract/trace-kinds.ts'
import { recordTrace, takeTraces } from './traces.ts'

const sendEveryMs = 30_000
const endpoint = '/api/traces'

/**
 * Measures page loads, and sends all traces every 30 s and when the page is hidden. Does nothing if the
 * browser signals an objection (Art. 21 (5) GDPR).
 */
export function startSending(): void {
  if (objectsToMeasurement(navigator)) return
  const recordedIds = new Set<string>()
  const recordVital = ({ id, name, value }: Metric) => {
    // Some metrics repeat whenever the page is hidden; one page load counts once.
    if (recordedIds.has(id)) return
    recordedIds.add(id)
    recordTrace({ name, value: toTraceValue(name, value) })
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(recordVital)

  setInterval(send, sendEveryMs)
  // web-vitals records in the capture phase, so all values are recorded before this listener runs.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
}

/** Whole ms, or a CLS score with four decimals, limited to what the server accepts. */
function toTraceValue(name: Metric['name'], value: number): number {
  if (name === 'CLS') return Math.min(Math.round(value * 10_000) / 10_000, maxCls)
  return Math.min(Math.round(value), maxTraceMs)
}

/** Whether the browser objects to being measured: Global Privacy Control, or Do Not Track. */
export function objectsToMeasurement(browser: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

function send(): void {
  // Offline, traces stay in memory; a tab that closes offline loses them.
  if (!navigator.onLine) return
  const traces = takeTraces(maxTraces)
  if (traces.length === 0) return
  const batch: TraceBatch = { device: deviceClass(), traces }
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
  if (!navigator.sendBeacon(endpoint, body)) for (const trace of traces) recordTrace(trace)
}

/** The device class by `--breakpoint-md`; nothing more precise is sent. */
const deviceClass = () => (matchMedia('(width < 48.0625rem)').matches ? 'phone' : 'desktop')
