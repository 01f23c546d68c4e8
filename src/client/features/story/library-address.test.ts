import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ages,
  longestSearch,
  minuteLimits,
  noFilter,
  readLibrary,
  sorts,
  withStory,
  writeLibrary,
} from './library-address.ts'
import { storyValues } from './story-values.ts'

const filters = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
  value: fc.constantFrom(null, ...storyValues),
  age: fc.constantFrom(null, ...ages),
  maxMinutes: fc.constantFrom(null, ...minuteLimits),
  sort: fc.constantFrom(...sorts),
})

describe('the library in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        fc.pre(filter.search.length <= longestSearch)
        const address = writeLibrary(filter, new URLSearchParams()).toString()
        expect(readLibrary(new URLSearchParams(address))).toEqual(filter)
      }),
    )
  })

  it('takes any address without complaint and settles at once', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = readLibrary(new URLSearchParams(text))
        const again = readLibrary(writeLibrary(once, new URLSearchParams()))
        expect(again).toEqual(once)
      }),
    )
  })

  it('leaves defaults and strangers’ parts alone', () => {
    const address = new URLSearchParams('story=fuchs-laterne&value=mut&sort=new')
    expect(writeLibrary(noFilter, address).toString()).toBe('story=fuchs-laterne')
  })

  it.each([
    'age=1e1',
    'age=99',
    'max=0',
    'max=-5',
    'value=geiz',
    'value=constructor',
    'sort=magic',
  ])('ignores %s', (address) => {
    expect(readLibrary(new URLSearchParams(address))).toEqual(noFilter)
  })
})

describe('withStory', () => {
  it('opens and closes the sheet and keeps the filters', () => {
    const address = new URLSearchParams('value=mut')
    const open = withStory(address, 'bruno-honig')
    expect(open.toString()).toBe('value=mut&story=bruno-honig')
    expect(withStory(open, null).toString()).toBe('value=mut')
  })
})
