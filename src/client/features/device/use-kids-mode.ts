import { useDevice } from './use-device.ts'

/** Whether this browser is in Kindermodus: no prices, no counts, nothing to write. */
export function useKidsMode(): boolean {
  return useDevice().isKidsMode
}
