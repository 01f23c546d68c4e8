import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHits, nextHitIndex } from './find-hits.ts'
import { foldText } from './folded-text.ts'

const textOf = (items: string[], hit: ReturnType<typeof findHits>[number] | undefined) =>
  hit?.spans.map(({ item, from, to }) => items[item]?.slice(from, to))

describe('searching a book', () => {
  const items = ['Der kleine Bär', '\n', 'saß am Fluß. „BÄREN', '\n', 'frieren nie.“']
  const pages = [foldText(['Deckel']), foldText(items)]

  test('ignores umlauts, ß and case', () => {
    for (const words of ['bär', 'Baer', 'BAR', 'bäR']) {
      const hits = findHits(pages, words)
      expect(hits.map(({ page }) => page)).toEqual([2, 2])
      expect(textOf(items, hits[0])).toEqual(['Bär'])
      expect(textOf(items, hits[1])).toEqual(['BÄR'])
    }
    expect(textOf(items, findHits(pages, 'fluss')[0])).toEqual(['Fluß'])
  })

  test('marks the found letters, also for ae instead of ä', () => {
    const words = ['Der Baer schlaeft']
    expect(textOf(words, findHits([foldText(words)], 'bär')[0])).toEqual(['Baer'])
    expect(textOf(words, findHits([foldText(words)], 'schlaft')[0])).toEqual(['schlaeft'])
  })

  test('finds words across a line break', () => {
    expect(textOf(items, findHits(pages, 'bär  sass')[0])).toEqual(['Bär', '\n', 'saß'])
  })

  test('finds nothing for an empty or unknown query', () => {
    expect(findHits(pages, '  ')).toEqual([])
    expect(findHits(pages, 'Wolf')).toEqual([])
  })

  test('finds every text item, with spans inside the item', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }),
        fc.nat(),
        (texts, pick) => {
          const page = foldText(texts)
          expect(page.sources).toHaveLength(page.folded.length)
          const words = texts[pick % Math.max(1, texts.length)] ?? ''
          for (const { spans } of findHits([page], words)) {
            for (const { item, from, to } of spans) {
              expect(from).toBeLessThan(to)
              expect(to).toBeLessThanOrEqual(texts[item]?.length ?? 0)
            }
          }
        },
      ),
    )
  })
})

describe('next and previous hit', () => {
  const hits = [2, 2, 5].map((page) => ({ page, spans: [] }))

  test('starts at the shown page and is cyclic', () => {
    expect(nextHitIndex(hits, null, 1, 3)).toBe(2)
    expect(nextHitIndex(hits, null, 1, 6)).toBe(0)
    expect(nextHitIndex(hits, null, -1, 3)).toBe(1)
    expect(nextHitIndex(hits, null, -1, 1)).toBe(2)
    expect(nextHitIndex(hits, 2, 1, 5)).toBe(0)
    expect(nextHitIndex(hits, 0, -1, 2)).toBe(2)
    expect(nextHitIndex([], null, 1, 1)).toBeNull()
  })
})
