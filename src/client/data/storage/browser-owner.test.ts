import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { findStorageEntry, storageEntries } from '../../lib/storage-keys.ts'
import { claimBrowser, clearAccountStorage } from './browser-owner.ts'

/** As in a browser, entries are enumerable properties and methods are not. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const inStorages = Object.entries(storageEntries).filter(
  ([key, { storage }]) => key !== 'owner' && /local|session/.test(storage),
)
const nameOf = (key: string) => (key.endsWith(':') ? `${key}anna:form` : key)
const namesOf = (whose: RegExp) =>
  inStorages.filter(([, entry]) => whose.test(entry.owner)).map(([key]) => nameOf(key))

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
})

/** Anna stores every entry in both storages. */
function storeAllEntries() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const [key] of inStorages) storage.setItem(nameOf(key), '"Annas Worte"')
    storage.setItem('from-an-earlier-release', '"Annas Worte"')
  }
  claimBrowser('anna')
}
const storedKeys = () =>
  [localStorage, sessionStorage].map((storage) => Object.keys(storage).sort())

test('another account finds nothing of an account that did not sign out', () => {
  claimBrowser('anna')
  storeAllEntries()
  claimBrowser('anna')
  expect(storedKeys()[0]).toContain('contact-draft:anna:form')
  claimBrowser('berta')
  const left = [...namesOf(/^browser$/), 'owner'].sort()
  expect(storedKeys()).toEqual([left, left])
})

test('another tab of the browser removes its own entries, too', () => {
  claimBrowser('anna')
  storeAllEntries()
  localStorage.setItem('owner', '"berta"')
  claimBrowser('berta')
  expect(storedKeys()[1]).not.toContain('words:anna:form')
})

test('a sign-out leaves only what belongs to the browser', () => {
  storeAllEntries()
  clearAccountStorage()
  expect(storedKeys()).toEqual([namesOf(/^browser$/).sort(), namesOf(/^browser$/).sort()])
})

test('what a guest stored stays for the account that signs in', () => {
  localStorage.setItem('guest-progress', '{}')
  claimBrowser('anna')
  expect(storedKeys()[0]).toEqual(['guest-progress', 'owner'])
})

// The type `StorageKey` checks all other keys against the list.
test('only listed keys are written', () => {
  const typed = 'src/client/lib/browser-storage.ts'
  const writers = globSync('src/client/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/paraglide/**'],
  })
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) =>
      /\.setItem\(|Storage\[|Storage\.\w+ =|document\.cookie|cookieStore/.test(code),
    )
  expect(writers.map(({ file }) => file)).toContain(typed)
  for (const { file, code } of writers) expect(code, file).toContain('StorageKey')
  const named = globSync('src/client/**/*.ts', { exclude: ['**/*.test.*'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/cacheName: '(\w[\w-]*)'/g)])
    .map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => findStorageEntry(name)?.storage !== 'cache')).toEqual([])
})
