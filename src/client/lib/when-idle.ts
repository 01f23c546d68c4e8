const longestWaitMs = 10_000
/** For Safari, which has no requestIdleCallback. */
const likelyIdleMs = 3_000

/** Calls `work` once the page is loaded and the browser is idle, or 10 s after loading. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs })
    else setTimeout(work, likelyIdleMs)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
