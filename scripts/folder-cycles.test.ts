import { expect, test } from 'vitest'
import { folderCycles } from './folder-cycles.ts'

const asImport = (arrow: string) => {
  const [from = '', to = ''] = arrow.split(' > ')
  return { from, to }
}
const foldersOf = (arrows: string[]) =>
  folderCycles(arrows.map(asImport)).map((cycle) =>
    cycle.map(({ from }) => from.slice(0, from.lastIndexOf('/'))),
  )

test.each([
  ['imports within a folder', ['a/x.ts > a/y.ts', 'a/y.ts > a/x.ts'], []],
  ['a tree', ['a/x.ts > a/b/y.ts', 'a/b/y.ts > c/z.ts'], []],
  ['two folders', ['a/x.ts > b/y.ts', 'b/z.ts > a/w.ts'], [['b', 'a']]],
  ['a parent and its child', ['a/x.ts > a/b/y.ts', 'a/b/z.ts > a/w.ts'], [['a/b', 'a']]],
  [
    'three folders, whose files form no circle',
    ['a/x.ts > b/x.ts', 'b/y.ts > c/x.ts', 'c/y.ts > a/y.ts'],
    [['c', 'a', 'b']],
  ],
])('%s', (_name, arrows, expected) => {
  expect(foldersOf(arrows)).toEqual(expected)
})
