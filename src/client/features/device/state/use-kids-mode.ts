import { useDevice } from './use-device.ts'

/** Whether this browser is in Kindermodus: no prices, no quotas, no forms. */
export function useKidsMode(): boolean {
  return useDevice().isKidsMode
}
