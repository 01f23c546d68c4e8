import { expect, test } from 'vitest'
import { untokenedLengths } from './untokened-lengths.ts'

const found = (css: string) => untokenedLengths(css).map(({ declaration }) => declaration)

test.each([
  ['a space', '.a { gap: 0.7rem }', ['gap: 0.7rem']],
  ['a line, a corner and type', '.a { border: 2px solid; border-radius: 4px; font-size: 18px }', 3],
  ['an own size in px', '.a { width: 40px }', 1],
  ['an own size of half a rem', '.a { max-width: 28.5rem }', 0],
  ['an own size between the steps', '.a { grid-template-columns: 6.25rem 1fr }', 1],
  ['tokens and zero', '.a { margin: 0 var(--space-2); inset: 50% }', 0],
  ['a length of its text', '.a { padding: 0.2em }', 0],
  ['a drawing', '.a { box-shadow: 0 2px 6px; mask: url(a.svg) 0 / 240px 18px }', 0],
  ['definitions of tokens', ':root { --space-1: 0.25rem } @theme { --radius-s: 4px }', 0],
  ['a reason', '.a { /* The tip. */ height: 0.9rem; width: 0.9rem }', 0],
  ['a reason of something else', '.a { /* The tip. */ color: red; height: 0.9rem }', 1],
])('%s', (_name, css, expected) => {
  if (typeof expected === 'number') expect(found(css)).toHaveLength(expected)
  else expect(found(css)).toEqual(expected)
})
