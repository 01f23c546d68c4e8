import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choices,
  countChosen,
  isNarrowed,
  maxSearchLength,
  noFilter,
  parseLibrary,
  sorts,
  toggleChoice,
  withStory,
  writeLibrary,
} from './library-address.ts'

const some = <Choice>(offered: Choice[]) => fc.subarray(offered)
const filters = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
  age: some(choices.age),
  time: some(choices.time),
  value: some(choices.value),
  kind: some(choices.kind),
  level: some(choices.level),
  language: some(choices.language),
  extra: some(choices.extra),
  sort: fc.constantFrom(null, ...sorts),
})

describe('the library in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        fc.pre(filter.search.length <= maxSearchLength)
        const address = writeLibrary(filter, new URLSearchParams()).toString()
        expect(parseLibrary(new URLSearchParams(address))).toEqual(filter)
      }),
    )
  })

  it('reads any address, and reads the written one the same', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseLibrary(new URLSearchParams(text))
        const again = parseLibrary(writeLibrary(once, new URLSearchParams()))
        expect(again).toEqual(once)
      }),
    )
  })

  it('keeps other parameters', () => {
    const address = new URLSearchParams('story=fuchs-laterne&value=mut&value=teilen&sort=new')
    expect(writeLibrary(noFilter, address).toString()).toBe('story=fuchs-laterne')
  })

  it('reads several choices of a group, each once and in the order shown', () => {
    const address = new URLSearchParams('value=teilen&value=mut&value=mut&value=geiz')
    expect(parseLibrary(address).value).toEqual(['mut', 'teilen'])
  })

  it.each([
    'age=1e1',
    'age=99',
    'time=5',
    'level=0',
    'value=geiz',
    'value=constructor',
    'sort=magic',
  ])('ignores %s', (address) => {
    expect(parseLibrary(new URLSearchParams(address))).toEqual(noFilter)
  })
})

describe('choices', () => {
  it('toggle without changing the others', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...choices.value), (filter, value) => {
        const once = { ...filter, ...toggleChoice(filter, 'value', value) }
        expect(Math.abs(countChosen(once) - countChosen(filter))).toBe(1)
        expect({ ...once, ...toggleChoice(once, 'value', value) }).toEqual(filter)
      }),
    )
  })

  it('narrow the list; an order does not', () => {
    expect(isNarrowed({ ...noFilter, sort: 'new' })).toBe(false)
    expect(isNarrowed({ ...noFilter, search: 'Fuchs' })).toBe(true)
    expect(isNarrowed({ ...noFilter, extra: ['gentle'] })).toBe(true)
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
