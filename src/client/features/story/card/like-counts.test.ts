import { describe, expect, it } from 'vitest'
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

  it('returns unchanged data as it is, so that nothing renders again', () => {
    const untouched = { storyId: 'a', likes: 1 }
    const list = [untouched, { storyId: 'b', likes: 2 }]
    expect(withLikes(list, 'b', more)[0]).toBe(untouched)
    expect(withLikes(list, 'z', more)).toBe(list)
    expect(withLikes(undefined, 'z', more)).toBeUndefined()
  })
})
