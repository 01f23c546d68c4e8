import { openChannel } from '../../lib/open-channel.ts'
import { callbackPath } from './safe-next-path.ts'

/** Channel on which the server's last page in the pop-up tells the outcome. */
const channelName = 'fabelhain-sign-in'
const watchEveryMs = 500

/** `closed` may still be followed by another outcome: a page of Google's can hide the window from us. */
export type PopupOutcome = { kind: 'signed-in' } | PopupFailure

export type PopupFailure =
  | { kind: 'closed' }
  | { kind: 'blocked' }
  | { kind: 'unreachable' }
  /** `access_denied` is a no on Google's page. */
  | { kind: 'refused'; code: string }

/**
 * Opens Google's sign-in in a pop-up; to be called straight in a click handler. Returns how to stop
 * listening.
 */
export function openGooglePopup(
  next: string,
  onOutcome: (outcome: PopupOutcome) => void,
): () => void {
  const nonce = crypto.randomUUID()
  const { channel } = openChannel(channelName)
  const popup = channel && window.open('', 'google-sign-in', windowFeatures())
  // A window that cannot tell how it ended is as good as none.
  if (!channel || !popup || popup.closed) {
    channel?.close()
    onOutcome({ kind: 'blocked' })
    return () => undefined
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
  const end = (outcome: PopupOutcome) => {
    stop()
    onOutcome(outcome)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const outcome = readOutcome(data, nonce)
    if (outcome !== null) end(outcome)
  }
  // A window with the browser's own error page tells nothing, so the page itself asks whether the way is free.
  const address = startAddress(nonce, next)
  fetch(address, { redirect: 'manual' }).then(
    () => popup.location.replace(address),
    () => {
      popup.close()
      end({ kind: 'unreachable' })
    },
  )
  return stop
}

/** What a message on the channel says about our own pop-up; null for anybody else's. */
export function readOutcome(data: unknown, nonce: string): PopupOutcome | null {
  if (typeof data !== 'object' || data === null) return null
  if (!('nonce' in data) || data.nonce !== nonce) return null
  if (!('error' in data) || data.error === undefined) return { kind: 'signed-in' }
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
