import { expect, test } from 'vitest'
import { broadSelectors } from './broad-selectors.ts'

test.each([
  ['any child', '.a:has(.b) > * { gap: 0 }', 1],
  ['any element inside', 'html:has(.b) main :not(.c) { gap: 0 }', 1],
  ['any child in a nested rule', 'main:not(:has(.a)) { > * { gap: 0 } }', 1],
  [
    'any child in a rule nested through a query',
    '.a:has(.b) { @media print { > * { gap: 0 } } }',
    1,
  ],
  ['one of two selectors', '.a:has(.b) .c, .a:has(.b) > :first-child { gap: 0 }', 1],
  ['a choice that may be any', '.a:has(.b) :is(.c, :last-child) { gap: 0 }', 1],
  ['a class, a tag, an attribute', '.a:has(.b) .c, .a:has(.b) li, .a:has(.b) [role] { gap: 0 }', 0],
  ['a choice of classes', '.a:has(.b) > :is(.c, li):first-child { gap: 0 }', 0],
  ['the element itself', ':has(> .b), .a > :has(.b) { gap: 0 }', 0],
  ['the same element in a nested rule', '.a:has(.b) { &:hover { gap: 0 } }', 0],
  ['any sibling', '.a:has(.b) ~ * { gap: 0 }', 0],
  ['no condition', '.a > * { gap: 0 }', 0],
])('%s', (_name, css, count) => {
  expect(broadSelectors(css)).toHaveLength(count)
})
