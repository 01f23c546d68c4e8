import { useCallback, useSyncExternalStore } from 'react'
import type { StorageKey } from '../../../lib/storage-keys.ts'

const listeners = new Set<() => void>()
/** Used where local storage is not available. */
const fallback = new Map<string, string>()

/** A choice of this device, not of the child: screens and rooms differ. */
export interface DeviceChoice<Value extends string> {
  /** Key in local storage. */
  key: StorageKey
  /** The first one is the default. */
  values: readonly [Value, ...Value[]]
}

/** „Gute Nacht“: how much darker and warmer the reader is. */
export const dimmingChoice: DeviceChoice<'off' | 'light' | 'medium' | 'strong'> = {
  key: 'reader-dimming',
  values: ['off', 'light', 'medium', 'strong'],
}

/** „Doppelseite“: only where it fits, never, or in any wide window, with pairs from page 1 or 2. */
export const spreadChoice: DeviceChoice<'auto' | 'off' | 'from-1' | 'from-2'> = {
  key: 'reader-spread',
  values: ['auto', 'off', 'from-1', 'from-2'],
}

/** „Geräusche und kleine Überraschungen“. */
export const surprisesChoice: DeviceChoice<'on' | 'off'> = {
  key: 'reader-surprises',
  values: ['on', 'off'],
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Stores a choice on this device; every component that uses it is updated. */
export function setDeviceChoice<Value extends string>(choice: DeviceChoice<Value>, value: Value) {
  try {
    localStorage.setItem(choice.key, value)
  } catch {
    fallback.set(choice.key, value)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The choice of this device; an unknown value counts as not chosen. */
export function useDeviceChoice<Value extends string>(choice: DeviceChoice<Value>): Value {
  const read = useCallback(() => {
    const text = readStored(choice.key)
    return choice.values.find((value) => value === text) ?? choice.values[0]
  }, [choice])
  return useSyncExternalStore(subscribe, read, () => choice.values[0])
}
