import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isViewMissing,
  parseAddress,
  type ReaderAddress,
  switchView,
  withAddress,
} from './reader-address.ts'

const addresses: fc.Arbitrary<ReaderAddress> = fc.record({
  page: fc.integer({ min: 1, max: 9999 }),
  slice: fc.constant(1),
  view: fc.constantFrom('book', 'text', 'pdf', 'film'),
  language: fc.constantFrom('de', 'en', null),
})

describe('reader address', () => {
  test('a written address is parsed again, and other parameters stay', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const written = withAddress(
          new URLSearchParams('story=fuchs&p=7&view=pdf&listen=1'),
          address,
        )
        expect(parseAddress(written)).toEqual(address)
        expect(written.get('story')).toBe('fuchs')
        expect(written.has('listen')).toBe(false)
      }),
    )
  })

  test('invalid values count as missing', () => {
    for (const p of ['', '0', '-3', '1.5', 'zwei', '99999', '1e3']) {
      const read = parseAddress(new URLSearchParams({ p, view: 'kino', lang: 'fr' }))
      expect(read).toEqual({ page: 1, slice: 1, view: 'book', language: null })
    }
  })

  test('the cover of the PDF shifts the story by one page', () => {
    const third: ReaderAddress = { page: 3, slice: 1, view: 'text', language: null }
    const inPdf = switchView(third, 'pdf')
    expect(inPdf).toEqual({ page: 4, slice: 1, view: 'pdf', language: null })
    expect(switchView(inPdf, 'text')).toEqual(third)
    expect(switchView({ ...inPdf, page: 1 }, 'text').page).toBe(1)
    expect(switchView(third, 'text')).toEqual(third)
  })

  test('a story has the views that it has files for', () => {
    const none = { pdfUrl: null, film: null }
    const film = { url: null, captionsUrl: null, durationMs: 1 }
    expect(isViewMissing('book', none)).toBe(false)
    expect(isViewMissing('pdf', none)).toBe(true)
    expect(isViewMissing('film', { ...none, pdfUrl: '/files/a.pdf' })).toBe(true)
    expect(isViewMissing('pdf', { ...none, pdfUrl: '/files/a.pdf' })).toBe(false)
    // Its address comes when it is played.
    expect(isViewMissing('film', { ...none, film })).toBe(false)
  })
})
