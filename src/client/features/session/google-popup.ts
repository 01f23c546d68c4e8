import { callbackPath } from './safe-next-path.ts'

/** Channel on which the server's last page in the pop-up tells the outcome. */
const channelName = 'fabelhain-sign-in'
const watchEveryMs = 500

/** `closed` may still be followed by another outcome: a page of Google's can hide the window from us. */
type PopupOutcome = { kind: 'signed-in' } | { kind: 'closed' } | { kind: 'refused'; code: string }

/**
 * Opens Google's sign-in in a pop-up; to be called straight in a click handler. Returns how to stop
 * listening, or null when the browser blocked the window.
 */
export function openGooglePopup(
  next: string,
  onOutcome: (outcome: PopupOutcome) => void,
): (() => void) | null {
  const nonce = crypto.randomUUID()
  const channel = new BroadcastChannel(channelName)
  const popup = window.open(startAddress(nonce, next), 'google-sign-in', windowFeatures())
  if (popup === null || popup.closed) {
    channel.close()
    return null
  }
  const watch = setInterval(() => {
    if (!popup.closed) return
    clearInterval(watch)
    onOutcome({ kind: 'closed' })
  }, watchEveryMs)
  const stop = () => {
    clearInterval(watch)
    channel.close()
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const outcome = readOutcome(data, nonce)
    if (outcome === null) return
    stop()
    onOutcome(outcome)
  }
  return stop
}

/** What a message on the channel says about our own pop-up; null for anybody else's. */
export function readOutcome(data: unknown, nonce: string): PopupOutcome | null {
  if (typeof data !== 'object' || data === null) return null
  if (!('nonce' in data) || data.nonce !== nonce) return null
  if (!('error' in data) || data.error === undefined) return { kind: 'signed-in' }
  // Who says no on Google's page has closed the window in another way.
  if (data.error === 'access_denied') return { kind: 'closed' }
  return { kind: 'refused', code: String(data.error) }
}

function startAddress(nonce: string, next: string): string {
  const start = new URL('/api/auth/oauth-popup/start', location.origin)
  start.search = new URLSearchParams({
    provider: 'google',
    popupOrigin: location.origin,
    popupNonce: nonce,
    callbackURL: callbackPath(next),
  }).toString()
  return start.href
}

function windowFeatures(): string {
  const [width, height] = [500, 680]
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
