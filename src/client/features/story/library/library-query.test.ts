import { describe, expect, it } from 'vitest'
import { mergePages, nextOffset } from './library-query.ts'

describe('paging', () => {
  const page = (ids: string[], total: number) => ({
    items: ids.map((storyId) => ({ storyId }) as never),
    total,
  })

  it('ends when all stories are loaded or a page is empty', () => {
    const first = page(['a', 'b'], 3)
    expect(nextOffset(first, [first])).toBe(2)
    const second = page(['c'], 3)
    expect(nextOffset(second, [first, second])).toBeUndefined()
    const empty = page([], 3)
    expect(nextOffset(empty, [first, empty])).toBeUndefined()
  })

  it('counts a story once that moved between two pages', () => {
    expect(mergePages([page(['a', 'b'], 3), page(['b', 'c'], 3)])).toHaveLength(3)
  })
})
