import type { DeviceChoice } from '../device-choice.ts'

/** „Gute Nacht“: how much darker and warmer the reader is. */
export const dimmingChoice: DeviceChoice<'off' | 'light' | 'medium' | 'strong'> = {
  key: 'reader-dimming',
  values: ['off', 'light', 'medium', 'strong'],
}
