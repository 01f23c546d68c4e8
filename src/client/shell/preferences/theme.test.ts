import { expect, it } from 'vitest'
import { nextTheme, parseTheme } from './theme.ts'

it('goes from light to dark to fantasy to light', () => {
  expect(nextTheme('light')).toBe('dark')
  expect(nextTheme('dark')).toBe('fantasy')
  expect(nextTheme('fantasy')).toBe('light')
})

it('falls back to fantasy for a missing or unknown theme', () => {
  expect(parseTheme(null)).toBe('fantasy')
  expect(parseTheme('sepia')).toBe('fantasy')
  expect(parseTheme('dark')).toBe('dark')
})
