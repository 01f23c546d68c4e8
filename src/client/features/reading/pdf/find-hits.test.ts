import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHits, nextHit } from './find-hits.ts'
import { foldText } from './folded-text.ts'

const textOf = (pieces: string[], hit: ReturnType<typeof findHits>[number] | undefined) =>
  hit?.spans.map(({ piece, from, to }) => pieces[piece]?.slice(from, to))

describe('searching a book', () => {
  const pieces = ['Der kleine Bär', '\n', 'saß am Fluß. „BÄREN', '\n', 'frieren nie.“']
  const pages = [foldText(['Deckel']), foldText(pieces)]

  test('umlauts, ß and capitals meet whatever is typed', () => {
    for (const words of ['bär', 'Baer', 'BAR', 'bäR']) {
      const hits = findHits(pages, words)
      expect(hits.map(({ page }) => page)).toEqual([2, 2])
      expect(textOf(pieces, hits[0])).toEqual(['Bär'])
      expect(textOf(pieces, hits[1])).toEqual(['BÄR'])
    }
    expect(textOf(pieces, findHits(pages, 'fluss')[0])).toEqual(['Fluß'])
  })

  test('the marked letters are the found ones, also where ae stands for ä', () => {
    const words = ['Der Baer schlaeft']
    expect(textOf(words, findHits([foldText(words)], 'bär')[0])).toEqual(['Baer'])
    expect(textOf(words, findHits([foldText(words)], 'schlaft')[0])).toEqual(['schlaeft'])
  })

  test('words are found over the end of a line', () => {
    expect(textOf(pieces, findHits(pages, 'bär  sass')[0])).toEqual(['Bär', '\n', 'saß'])
  })

  test('nothing is found where nothing is searched', () => {
    expect(findHits(pages, '  ')).toEqual([])
    expect(findHits(pages, 'Wolf')).toEqual([])
  })

  test('every piece of a text is found in it, and every span lies inside its piece', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }),
        fc.nat(),
        (texts, pick) => {
          const page = foldText(texts)
          expect(page.sources).toHaveLength(page.folded.length)
          const words = texts[pick % Math.max(1, texts.length)] ?? ''
          for (const { spans } of findHits([page], words)) {
            for (const { piece, from, to } of spans) {
              expect(from).toBeLessThan(to)
              expect(to).toBeLessThanOrEqual(texts[piece]?.length ?? 0)
            }
          }
        },
      ),
    )
  })
})

describe('going from hit to hit', () => {
  const hits = [2, 2, 5].map((page) => ({ page, spans: [] }))

  test('begins at the shown page and goes around', () => {
    expect(nextHit(hits, null, 1, 3)).toBe(2)
    expect(nextHit(hits, null, 1, 6)).toBe(0)
    expect(nextHit(hits, null, -1, 3)).toBe(1)
    expect(nextHit(hits, null, -1, 1)).toBe(2)
    expect(nextHit(hits, 2, 1, 5)).toBe(0)
    expect(nextHit(hits, 0, -1, 2)).toBe(2)
    expect(nextHit([], null, 1, 1)).toBeNull()
  })
})
