import { describe, expect, it } from 'vitest'
import { teaserIn, textsIn, titleIn } from './story-texts.ts'

describe('titleIn', () => {
  const story = {
    title: 'Der Fuchs',
    fileName: 'Der_Fuchs.pdf',
    titles: { de: 'Der Fuchs', en: 'The Fox' },
  }

  it('is in the language shown, else in German', () => {
    expect(titleIn('de', story)).toMatchObject({ text: 'Der Fuchs', lang: 'de' })
    expect(titleIn('en', story)).toMatchObject({ text: 'The Fox', lang: 'en' })
    expect(titleIn('en', { ...story, titles: {} })).toMatchObject({ text: 'Der Fuchs', lang: 'de' })
  })

  it('can be hyphenated in German', () => {
    const hyphenated = (language: 'de' | 'en') =>
      titleIn(language, { ...story, titleSyllables: 'Der Fu\u00adchs' }).hyphenated
    expect(hyphenated('de')).toBe('Der Fu\u00adchs')
    expect(hyphenated('en')).toBe('The Fox')
    expect(titleIn('de', story).hyphenated).toBe('Der Fuchs')
  })

  it('keeps the words of a compound together in narrow places', () => {
    const titles = { en: 'The Three-Day Quarrel' }
    expect(titleIn('en', { ...story, titles }).hyphenated).toBe('The Three\u2011Day Quarrel')
  })

  it('falls back to the file’s name', () => {
    expect(titleIn('de', { title: '', fileName: 'Der_kleine_Bär.PDF', titles: {} }).text).toBe(
      'Der kleine Bär',
    )
  })
})

it('shows a German teaser where there is no other', () => {
  expect(teaserIn('en', { teaser: 'Es war …', teasers: {} })).toEqual({
    text: 'Es war …',
    lang: 'de',
  })
})

it('has no texts where there is none', () => {
  expect(textsIn('en', { texts: {} })).toBeNull()
})
