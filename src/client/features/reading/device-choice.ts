import { useCallback, useSyncExternalStore } from 'react'
import type { KeptKey } from '../../lib/kept-keys.ts'

const listeners = new Set<() => void>()
/** Stands in where the browser keeps nothing. */
const unsaved = new Map<string, string>()

/** A choice that belongs to this device, not to the child: screens differ, and so do bedrooms. */
export interface DeviceChoice<Value extends string> {
  /** In local storage. */
  key: KeptKey
  /** The first one is the initial choice. */
  values: readonly [Value, ...Value[]]
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return unsaved.get(key) ?? null
  }
}

/** Keeps a choice on this device and shows it everywhere at once. */
export function chooseOnDevice<Value extends string>(choice: DeviceChoice<Value>, value: Value) {
  try {
    localStorage.setItem(choice.key, value)
  } catch {
    unsaved.set(choice.key, value)
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

/** What is chosen on this device; what makes no sense counts as not chosen. */
export function useDeviceChoice<Value extends string>(choice: DeviceChoice<Value>): Value {
  const read = useCallback(() => {
    const text = stored(choice.key)
    return choice.values.find((value) => value === text) ?? choice.values[0]
  }, [choice])
  return useSyncExternalStore(subscribe, read, () => choice.values[0])
}
