import { describe, expect, it } from 'vitest'
import { nextOffset, storiesOf } from './library-query.ts'
import { withLikes } from './like-counts.ts'

const more = (likes: number) => likes + 1

describe('withLikes', () => {
  it('changes the story wherever it is', () => {
    const pages = {
      pages: [
        {
          items: [
            { storyId: 'a', likes: 1 },
            { storyId: 'b', likes: 5 },
          ],
          total: 2,
        },
      ],
    }
    expect(withLikes(pages, 'b', more)).toEqual({
      pages: [
        {
          items: [
            { storyId: 'a', likes: 1 },
            { storyId: 'b', likes: 6 },
          ],
          total: 2,
        },
      ],
    })
    expect(withLikes([{ storyId: 'a', likes: 0 }], 'a', (likes) => likes - 1)).toEqual([
      { storyId: 'a', likes: 0 },
    ])
  })

  it('keeps what does not change, so that nothing renders anew', () => {
    const untouched = { storyId: 'a', likes: 1 }
    const list = [untouched, { storyId: 'b', likes: 2 }]
    expect(withLikes(list, 'b', more)[0]).toBe(untouched)
    expect(withLikes(list, 'z', more)).toBe(list)
    expect(withLikes(undefined, 'z', more)).toBeUndefined()
  })
})

describe('paging', () => {
  const page = (ids: string[], total: number) => ({
    items: ids.map((storyId) => ({ storyId }) as never),
    total,
  })

  it('goes on until all are there, and stops when a page comes empty', () => {
    const first = page(['a', 'b'], 3)
    expect(nextOffset(first, [first])).toBe(2)
    const second = page(['c'], 3)
    expect(nextOffset(second, [first, second])).toBeUndefined()
    const empty = page([], 3)
    expect(nextOffset(empty, [first, empty])).toBeUndefined()
  })

  it('shows a story once that moved between two pages', () => {
    expect(storiesOf([page(['a', 'b'], 3), page(['b', 'c'], 3)])).toHaveLength(3)
  })
})
