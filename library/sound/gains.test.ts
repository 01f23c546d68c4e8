import { expect, test } from 'vitest'
import { applyGains } from './gains.ts'
import { sampleRate, silence } from './samples.ts'

test('changes take their time, and then hold', () => {
  const samples = silence(1).fill(0.5)
  applyGains(samples, sampleRate, [
    { at: 0.2, gain: 6 },
    { at: 0.6, gain: -4 },
  ])
  const levelAt = (seconds: number) =>
    20 * Math.log10((samples[Math.round(seconds * sampleRate)] ?? 0) / 0.5)
  expect(levelAt(0.1)).toBeCloseTo(0)
  expect(levelAt(0.21)).toBeGreaterThan(1)
  expect(levelAt(0.21)).toBeLessThan(5)
  expect(levelAt(0.5)).toBeCloseTo(6, 1)
  expect(levelAt(0.9)).toBeCloseTo(-4, 1)
})
