import { expect, test } from 'vitest'
import { remember, rememberedAids, rememberedChoice } from './remembered.ts'

const storageWith = (kept: Record<string, string> = {}) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value
  },
})

test('what was kept is there again', () => {
  const storage = storageWith()
  remember('choice', { readerDesign: 'sepia', readerTextSize: '32' }, storage)
  remember('aids', { syllables: 'dots', isBilingual: true, speed: 1, share: 3 }, storage)
  expect(rememberedChoice(storage)).toEqual({ readerDesign: 'sepia', readerTextSize: '32' })
  expect(rememberedAids(storage)).toEqual({
    syllables: 'dots',
    isBilingual: true,
    speed: 1,
    share: 3,
  })
})

test.each(['', '{', 'null', '7', '[]', '{"speed":9,"share":"a","ruler":"wide","isBilingual":1}'])(
  'nothing is taken from %j',
  (kept) => {
    const storage = storageWith({ 'reader-choice': kept, 'reading-aids': kept })
    expect(rememberedChoice(storage)).toEqual({})
    expect(rememberedAids(storage)).toEqual({})
  },
)

test('one setting of another version leaves the others as they are', () => {
  const storage = storageWith({ 'reader-choice': '{"readerDesign":"rosa","readerLanguage":"en"}' })
  expect(rememberedChoice(storage)).toEqual({ readerLanguage: 'en' })
})
