import { useEffect, useState } from 'react'
import { now } from '../lib/clock.ts'
import { whenIdle } from '../lib/when-idle.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const longestTakeOverMs = 5000
const restMs = 4000

/**
 * Registers the service worker at an idle moment, and hands out a newer one that waits to take over;
 * null for none. A browser without workers, or one that refuses, goes on without.
 */
export function useWaitingWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const abort = new AbortController()
    const start = () => {
      if (abort.signal.aborted) return
      register()
        .then((registration) => followUpdates(registration, setWaiting, abort.signal))
        .catch(() => undefined)
    }
    // Installing loads a megabyte; what somebody came for comes first.
    const timer = setTimeout(() => whenIdle(start), restMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [])
  return waiting
}

/** Lets the waiting worker take over and loads this page once; other tabs go on as they are. */
export function takeOver(worker: ServiceWorker): void {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // A worker in the midst of an answer may keep the new one waiting for minutes.
  setTimeout(reload, longestTakeOverMs)
  worker.postMessage({ type: 'SKIP_WAITING' })
  // Another tab was quicker.
  if (worker.state !== 'installed') reload()
}

const register = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

function followUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker | null) => void,
  signal: AbortSignal,
): void {
  // The first worker waits for nobody.
  const tell = () => {
    if (!signal.aborted) onWaiting(registration.active ? registration.waiting : null)
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', tell, { signal })
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal })
  follow(registration.installing)
  follow(registration.waiting)
  tell()
  askForUpdates(registration, signal)
}

/** Asks when somebody comes back after an hour, and when code is missing, as after a deploy. */
function askForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let askedAtMs = now().getTime()
  const askAfter = (pauseMs: number) => {
    if (document.visibilityState === 'hidden' || now().getTime() - askedAtMs < pauseMs) return
    askedAtMs = now().getTime()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => askAfter(hourMs), { signal })
  addEventListener('vite:preloadError', () => askAfter(minuteMs), { signal })
}
