import { readStored, store } from '../../lib/browser-storage.ts'

const firstSaveKey = 'offline-first-save'
const storage = () => localStorage

/** For each saved story: requests persistent storage. True once per browser, for the first one. */
export function recordSave(): boolean {
  void requestPersistence()
  if (readStored(firstSaveKey, storage) === true) return false
  store(firstSaveKey, true, storage)
  return true
}

/** Asks the browser not to delete our data when the disk is full; false where it refuses. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

export interface DeviceSpace {
  /** Bytes that the browser stores for us; null where it does not say. */
  used: number | null
  /** The most bytes that it stores; null where it does not say. */
  quota: number | null
  isPersisted: boolean
}

/** Reads how much storage this browser uses for us and allows. */
export async function readDeviceSpace(): Promise<DeviceSpace> {
  const [estimate, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => null) ?? null,
    navigator.storage?.persisted?.().catch(() => false) ?? false,
  ])
  return { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, isPersisted }
}

/** Whether this is a browser tab on an iPhone or iPad: it deletes a site's data after seven days. */
export function isIosBrowserTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad identifies as a Mac.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isIos && !matchMedia('(display-mode: standalone)').matches
}
