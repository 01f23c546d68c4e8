import { expect, test } from 'vitest'
import { storedAids, storedChoice, storeSettings } from './stored-settings.ts'

const storageWith = (items: Record<string, string> = {}) => ({
  getItem: (name: string) => items[name] ?? null,
  setItem: (name: string, value: string) => {
    items[name] = value
  },
})

test('stored settings are read again', () => {
  const storage = storageWith()
  storeSettings('choice', { readerDesign: 'sepia', readerTextSize: '32' }, storage)
  storeSettings('aids', { syllables: 'dots', isBilingual: true, speed: 1, share: 3 }, storage)
  expect(storedChoice(storage)).toEqual({ readerDesign: 'sepia', readerTextSize: '32' })
  expect(storedAids(storage)).toEqual({
    syllables: 'dots',
    isBilingual: true,
    speed: 1,
    share: 3,
  })
})

test.each(['', '{', 'null', '7', '[]', '{"speed":9,"share":"a","ruler":"wide","isBilingual":1}'])(
  '%j counts as no settings',
  (items) => {
    const storage = storageWith({ 'reader-choice': items, 'reading-aids': items })
    expect(storedChoice(storage)).toEqual({})
    expect(storedAids(storage)).toEqual({})
  },
)

test('an unknown value does not affect the other settings', () => {
  const storage = storageWith({ 'reader-choice': '{"readerDesign":"rosa","readerLanguage":"en"}' })
  expect(storedChoice(storage)).toEqual({ readerLanguage: 'en' })
})
