/** A channel to the other tabs; where the browser gives none, null and the reason: the page goes on alone. */
export function openChannel(name: string): {
  channel: BroadcastChannel | null
  channelError: unknown
} {
  try {
    return { channel: new BroadcastChannel(name), channelError: null }
  } catch (error) {
    return { channel: null, channelError: error }
  }
}
