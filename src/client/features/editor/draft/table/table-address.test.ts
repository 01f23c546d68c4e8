import { expect, test } from 'vitest'
import { isNarrowed, readTable, sortedBy, tableInput, writeTable } from './table-address.ts'

const start = new URLSearchParams('bereich=geschichten')

test('the whole view stands in the address, what is not set does not', () => {
  const view = {
    search: 'Fuchs',
    state: 'review',
    value: 'mut',
    language: 'en',
    level: 2,
    sort: 'title',
    order: 'asc',
    page: 3,
  } as const
  const address = writeTable(start, view)
  expect(readTable(address)).toEqual(view)
  expect(address.get('bereich')).toBe('geschichten')
  expect(writeTable(start, { search: '' }).toString()).toBe('bereich=geschichten')
})

test('what nobody offers counts as not set', () => {
  const view = readTable(new URLSearchParams('stand=x&wert=y&stufe=9&seite=-1&sortierung=z'))
  expect(view).toMatchObject({ state: null, value: null, level: null, page: 1, sort: 'updated' })
  expect(isNarrowed(view)).toBe(false)
})

test('another filter begins at the first page, turning the page keeps the filter', () => {
  const filtered = writeTable(start, { state: 'draft', page: 4 })
  expect(readTable(writeTable(filtered, { page: 5 }))).toMatchObject({ state: 'draft', page: 5 })
  expect(readTable(writeTable(filtered, { level: 1 }))).toMatchObject({ state: 'draft', page: 1 })
})

test('a column is sorted its natural way first, then the other', () => {
  const view = readTable(start)
  expect(sortedBy(view, 'likes')).toEqual({ sort: 'likes', order: 'desc' })
  expect(sortedBy(view, 'title')).toEqual({ sort: 'title', order: 'asc' })
  expect(sortedBy({ ...view, sort: 'title', order: 'asc' }, 'title').order).toBe('desc')
})

test('the call gets only what is set', () => {
  expect(tableInput(readTable(writeTable(start, { search: '  Igel ', page: 2 })))).toEqual({
    search: 'Igel',
    sort: 'updated',
    order: 'desc',
    limit: 25,
    offset: 25,
  })
})
