import { expect, test } from 'vitest'
import { initialOf } from './sketch.tsx'

test.each([
  ['Der Bäcker vom Mond', 'B'],
  ['„Wer hat Angst vorm Regenbogen?“', 'W'],
  ['Eine kleine Übung', 'K'],
  ['Übermut', 'Ü'],
  ['The Snail Post', 'S'],
  ['Andere Länder', 'A'],
  ['7 Zwerge', '7'],
  ['…', ''],
])('the initial of %s is %s', (title, initial) => {
  expect(initialOf(title)).toBe(initial)
})
