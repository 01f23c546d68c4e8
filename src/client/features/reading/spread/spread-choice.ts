import type { DeviceChoice } from '../device-choice.ts'

/** „Doppelseite“: by itself where it fits, never, or wherever the window is wide, from page 1 or 2. */
export const spreadChoice: DeviceChoice<'auto' | 'off' | 'from-1' | 'from-2'> = {
  key: 'reader-spread',
  values: ['auto', 'off', 'from-1', 'from-2'],
}
