const longestWaitMs = 500

/**
 * The id of the account whose offline stories this browser has; null if there is none or the database
 * does not open within 500 ms. Never creates or upgrades the database, which belongs to the page.
 */
export function readStoredUid(): Promise<string | null> {
  return new Promise((resolve) => {
    // An upgrade that waits for a tab must not delay a picture.
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
  const request = database.transaction('account').objectStore('account').get('current')
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(uidOf(request.result))
    request.onerror = () => reject(request.error)
  })
}

function uidOf(account: unknown): string | null {
  if (typeof account !== 'object' || account === null || !('uid' in account)) return null
  return typeof account.uid === 'string' ? account.uid : null
}
