const longestWaitMs = 500

/**
 * Whose stories are kept in this browser; null where nobody is noted. Never makes or upgrades the
 * database, which belongs to the page.
 */
export function readUid(): Promise<string | null> {
  return new Promise((resolve) => {
    // An upgrade that waits for a tab must not hold up a picture.
    setTimeout(() => resolve(null), longestWaitMs)
    const opening = indexedDB.open('fabelhain')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      const database = opening.result
      database.onversionchange = () => database.close()
      readCurrent(database)
        .then(resolve, () => resolve(null))
        .finally(() => database.close())
    }
  })
}

async function readCurrent(database: IDBDatabase): Promise<string | null> {
  if (!database.objectStoreNames.contains('account')) return null
  const reading = database.transaction('account').objectStore('account').get('current')
  return new Promise((resolve, reject) => {
    reading.onsuccess = () => resolve(uidOf(reading.result))
    reading.onerror = () => reject(reading.error)
  })
}

function uidOf(account: unknown): string | null {
  if (typeof account !== 'object' || account === null || !('uid' in account)) return null
  return typeof account.uid === 'string' ? account.uid : null
}
