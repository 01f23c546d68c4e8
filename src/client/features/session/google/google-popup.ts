import { openChannel } from '../../../lib/open-channel.ts'
import { callbackPath } from '../address/safe-next-path.ts'

/** The channel on which the last page in the pop-up posts the outcome. */
const channelName = 'fabelhain-sign-in'
const pollIntervalMs = 500

/** Another outcome may follow `closed`, because a page of Google can make an open window look closed. */
export type PopupOutcome = { kind: 'signed-in' } | PopupFailure

export type PopupFailure =
  | { kind: 'closed' }
  | { kind: 'blocked' }
  | { kind: 'unreachable' }
  /** `access_denied`: the user declined on Google's page. */
  | { kind: 'refused'; code: string }

/**
 * Opens Google's sign-in in a pop-up; call it directly in a click handler. Returns a function that stops
 * listening.
 */
export function openGooglePopup(
  next: string,
  onOutcome: (outcome: PopupOutcome) => void,
): () => void {
  const nonce = crypto.randomUUID()
  const { channel } = openChannel(channelName)
  const popup = channel && window.open('', 'google-sign-in', windowFeatures())
  // Without a channel the pop-up could not report its outcome.
  if (!channel || !popup || popup.closed) {
    channel?.close()
    onOutcome({ kind: 'blocked' })
    return () => undefined
  }
  const watch = setInterval(() => {
    if (!popup.closed) return
    clearInterval(watch)
    onOutcome({ kind: 'closed' })
  }, pollIntervalMs)
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
  // A browser's error page in the pop-up reports nothing, so this page tests the connection first.
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

/** The outcome in a message of our own pop-up; null for other pop-ups. */
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
