import { afterEach, describe, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '../../../paraglide/runtime.js'
import { authorLabel, cardFacts, isNew, metaLine, storyCountLabel } from './story-labels.ts'

it('has one line of facts', () => {
  expect(metaLine({ ageFrom: 5, minutes: 8 })).toBe('ab 5\u00a0· 8\u00a0Min.')
})

it('names the first value on a card', () => {
  const values = ['mut' as const, 'geduld' as const]
  const [age, minutes] = ['ab 5', '8\u00a0Min.']
  expect(cardFacts({ ageFrom: 5, minutes: 8, values })).toEqual([age, minutes, 'Mut'])
  expect(cardFacts({ ageFrom: 5, minutes: 8, values: [] })).toEqual([age, minutes])
})

it('spells numbers up to twelve', () => {
  const counted = [0, 1, 2, 12, 13, 1234].map((count) => storyCountLabel(count, 'de'))
  expect(counted).toEqual([
    'Keine Geschichten gefunden.',
    'Eine Geschichte',
    'Zwei Geschichten',
    'Zwölf Geschichten',
    '13 Geschichten',
    '1.234 Geschichten',
  ])
})

describe('isNew', () => {
  const now = new Date('2026-10-01T12:00:00Z')
  it('is true for 30 days, and not before publication', () => {
    expect(isNew('2026-09-02T00:00:00Z', now)).toBe(true)
    expect(isNew('2026-09-01T00:00:00Z', now)).toBe(false)
    expect(isNew('2026-10-02T00:00:00Z', now)).toBe(false)
  })
})

describe('authorLabel', () => {
  afterEach(() => overwriteGetLocale(() => baseLocale))

  it('names the own workshop in the language shown, and others as they are', () => {
    overwriteGetLocale(() => 'en')
    expect(authorLabel('Fabelhain-Werkstatt')).toBe('Fabelhain workshop')
    expect(authorLabel('Erna Winter')).toBe('Erna Winter')
  })
})
