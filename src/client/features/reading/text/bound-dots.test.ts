import { expect, test } from 'vitest'
import { boundDots } from './bound-dots.ts'

/** Shows no-break spaces as underscores. */
const shown = (text: string) => boundDots(text).replaceAll('\u00A0', '_')

test('dots begin no line, and a short last word stays beside them', () => {
  expect(shown('Es klang: „Huhuu … hu … huuu.“')).toBe('Es klang: „Huhuu_… hu_…_huuu.“')
  expect(shown('Die Zahl … die hatte ich mir.')).toBe('Die Zahl_… die hatte ich mir.')
  expect(shown('„… und leuchte bitte.“')).toBe('„… und leuchte bitte.“')
})
