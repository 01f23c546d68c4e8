/** Opens a channel to the other tabs. If the browser denies it, `channel` is null and the tab works alone. */
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
