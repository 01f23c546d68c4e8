import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { TraceBatch } from '../../contract/trace.ts'
import { maxShift, maxTraceMs, maxTraces } from '../../contract/trace-kinds.ts'
import { noteTrace, takeTraces } from './traces.ts'

const sendEveryMs = 30_000
const address = '/api/traces'

/**
 * Measures page loads and sends what was measured: when the page is left, and twice a minute at most.
 * Nothing is measured where the browser says that its people do not want it (Art. 21 (5) GDPR).
 */
export function startSending(): void {
  if (isUnwanted(navigator)) return
  const counted = new Set<string>()
  const noteVital = ({ id, name, value }: Metric) => {
    // Some are told again each time the page is hidden; one page load counts once.
    if (counted.has(id)) return
    counted.add(id)
    noteTrace({ name, value: shownValue(name, value) })
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(noteVital)

  setInterval(send, sendEveryMs)
  // The library listens while the event goes down; on its way up everything has been noted.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
}

function shownValue(name: Metric['name'], value: number): number {
  if (name === 'CLS') return Math.min(Math.round(value * 10_000) / 10_000, maxShift)
  return Math.min(Math.round(value), maxTraceMs)
}

/** Whether the browser asks not to be measured: Global Privacy Control, or Do Not Track. */
export function isUnwanted(browser: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

function send(): void {
  // Offline they wait; a tab that closes without a line takes them with it.
  if (!navigator.onLine) return
  const traces = takeTraces(maxTraces)
  if (traces.length === 0) return
  const batch: TraceBatch = { device: deviceClass(), traces }
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
  if (!navigator.sendBeacon(address, body)) for (const trace of traces) noteTrace(trace)
}

/** As `--breakpoint-md`: nothing finer is told. */
const deviceClass = () => (matchMedia('(width < 48.0625rem)').matches ? 'phone' : 'desktop')
