import { useEffect, useState } from 'react'
import { now } from './clock.ts'
import { whenIdle } from './when-idle.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const activationTimeoutMs = 5000
const registrationDelayMs = 4000

/**
 * Registers the service worker when the browser is idle. Returns a newer worker that waits to be
 * activated; null if there is none, or if the browser has no service workers.
 */
export function useWaitingWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const abort = new AbortController()
    const start = () => {
      if (abort.signal.aborted) return
      register()
        .then((registration) => watchUpdates(registration, setWaiting, abort.signal))
        .catch(() => undefined)
    }
    // Installing loads a megabyte, so the page's own requests come first.
    const timer = setTimeout(() => whenIdle(start), registrationDelayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [])
  return waiting
}

/** Activates the waiting worker and reloads this page; other tabs are not reloaded. */
export function activateWorker(worker: ServiceWorker): void {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // A worker that is answering a request may delay the new one for minutes.
  setTimeout(reload, activationTimeoutMs)
  worker.postMessage({ type: 'SKIP_WAITING' })
  // Another tab has already activated it.
  if (worker.state !== 'installed') reload()
}

const register = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

function watchUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker | null) => void,
  signal: AbortSignal,
): void {
  // The first worker of a browser activates without waiting.
  const reportWaiting = () => {
    if (!signal.aborted) onWaiting(registration.active ? registration.waiting : null)
  }
  const watchWorker = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', reportWaiting, { signal })
  registration.addEventListener('updatefound', () => watchWorker(registration.installing), {
    signal,
  })
  watchWorker(registration.installing)
  watchWorker(registration.waiting)
  reportWaiting()
  checkForUpdates(registration, signal)
}

/** Checks for updates when the page is visible again after an hour, and when code fails to load. */
function checkForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAtMs = now().getTime()
  const checkAfter = (minIntervalMs: number) => {
    if (document.visibilityState === 'hidden' || now().getTime() - checkedAtMs < minIntervalMs)
      return
    checkedAtMs = now().getTime()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => checkAfter(hourMs), { signal })
  addEventListener('vite:preloadError', () => checkAfter(minuteMs), { signal })
}
