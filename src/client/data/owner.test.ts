import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { keptKeys, placeOf } from '../lib/kept-keys.ts'
import { forgetNotes, ownBrowser } from './owner.ts'

/** As a browser has it: entries are properties, methods are not. */
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

const inStorages = Object.entries(keptKeys).filter(
  ([key, { place }]) => key !== 'owner' && /local|session/.test(place),
)
const nameOf = (key: string) => (key.endsWith(':') ? `${key}anna:form` : key)
const namesOf = (whose: RegExp) =>
  inStorages.filter(([, entry]) => whose.test(entry.of)).map(([key]) => nameOf(key))

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
})

/** Anna uses everything there is, in both storages, to be sure. */
function useAll() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const [key] of inStorages) storage.setItem(nameOf(key), '"Annas Worte"')
    storage.setItem('from-an-earlier-release', '"Annas Worte"')
  }
  ownBrowser('anna')
}
const kept = () => [localStorage, sessionStorage].map((storage) => Object.keys(storage).sort())

test('another account finds nothing of the one before that did not sign out', () => {
  ownBrowser('anna')
  useAll()
  ownBrowser('anna')
  expect(kept()[0]).toContain('contact-draft:anna:form')
  ownBrowser('berta')
  const left = [...namesOf(/^browser$/), 'owner'].sort()
  expect(kept()).toEqual([left, left])
})

test('another tab of the browser forgets its own, too', () => {
  ownBrowser('anna')
  useAll()
  localStorage.setItem('owner', '"berta"')
  ownBrowser('berta')
  expect(kept()[1]).not.toContain('words:anna:form')
})

test('a sign-out leaves only what belongs to the browser', () => {
  useAll()
  forgetNotes()
  expect(kept()).toEqual([namesOf(/^browser$/).sort(), namesOf(/^browser$/).sort()])
})

test('what a guest kept stays for the account that begins', () => {
  localStorage.setItem('guest-progress', '{}')
  ownBrowser('anna')
  expect(kept()[0]).toEqual(['guest-progress', 'owner'])
})

// The type `KeptKey` holds every other key against the list.
test('nothing is written past the list', () => {
  const typed = 'src/client/lib/kept.ts'
  const writers = globSync('src/client/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/paraglide/**'],
  })
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) =>
      /\.setItem\(|Storage\[|Storage\.\w+ =|document\.cookie|cookieStore/.test(code),
    )
  expect(writers.map(({ file }) => file)).toContain(typed)
  for (const { file, code } of writers) expect(code, file).toContain('KeptKey')
  const named = globSync('src/client/**/*.ts', { exclude: ['**/*.test.*'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/cacheName: '(\w[\w-]*)'/g)])
    .map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => placeOf(name)?.place !== 'cache')).toEqual([])
})
