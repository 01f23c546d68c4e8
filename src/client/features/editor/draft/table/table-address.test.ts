import { expect, test } from 'vitest'
import { hasFilters, nextSort, readTable, tableInput, writeTable } from './table-address.ts'

const start = new URLSearchParams('bereich=geschichten')

test('the address contains the view without default values', () => {
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

test('unknown values count as unset', () => {
  const view = readTable(new URLSearchParams('stand=x&wert=y&stufe=9&seite=-1&sortierung=z'))
  expect(view).toMatchObject({ state: null, value: null, level: null, page: 1, sort: 'updated' })
  expect(hasFilters(view)).toBe(false)
})

test('another filter starts at page 1, another page keeps the filter', () => {
  const filtered = writeTable(start, { state: 'draft', page: 4 })
  expect(readTable(writeTable(filtered, { page: 5 }))).toMatchObject({ state: 'draft', page: 5 })
  expect(readTable(writeTable(filtered, { level: 1 }))).toMatchObject({ state: 'draft', page: 1 })
})

test('a column is sorted in its natural order first, then reversed', () => {
  const view = readTable(start)
  expect(nextSort(view, 'likes')).toEqual({ sort: 'likes', order: 'desc' })
  expect(nextSort(view, 'title')).toEqual({ sort: 'title', order: 'asc' })
  expect(nextSort({ ...view, sort: 'title', order: 'asc' }, 'title').order).toBe('desc')
})

test('the input has only values that are set', () => {
  expect(tableInput(readTable(writeTable(start, { search: '  Igel ', page: 2 })))).toEqual({
    search: 'Igel',
    sort: 'updated',
    order: 'desc',
    limit: 25,
    offset: 25,
  })
})
