import { expect, test } from 'vitest'
import { getPrintName } from './prints.ts'

test.each([
  ['Der_Fuchs.pdf', 'de', 'book', 'Der_Fuchs.pdf'],
  ['Der_Fuchs.pdf', 'de', 'large', 'Der_Fuchs_Grossdruck.pdf'],
  ['Der_Fuchs.pdf', 'de', 'syllables', 'Der_Fuchs_Silben.pdf'],
  ['Der_Fuchs.PDF', 'de', 'mini', 'Der_Fuchs_Faltbuch.pdf'],
  ['The_Fox', 'en', 'mini', 'The_Fox_Mini_Book.pdf'],
] as const)('%s in %s as %s', (fileName, language, kind, name) => {
  expect(getPrintName(fileName, language, kind)).toBe(name)
})
