import { expect, test } from 'vitest'
import { play, sampleRate, silence } from './samples.ts'

const tone = (hertz: number) =>
  silence(0.5).map((_, i) => Math.sin((2 * Math.PI * hertz * i) / sampleRate))

test.each([
  [0.9, 1000],
  [0.9, 7000],
  [1.03, 3000],
])('played %s times as fast, a tone of %s Hz keeps its shape', (speed, hertz) => {
  const played = play(tone(hertz), speed)
  expect(played.length).toBe(Math.floor(8000 / speed))
  const expected = tone(hertz * speed)
  for (let i = 200; i < 7000; i++)
    expect(Math.abs((played[i] ?? 0) - (expected[i] ?? 0))).toBeLessThan(0.03)
})

test('what would be too high to be heard is removed, not folded down', () => {
  const played = play(tone(7990), 1.03).slice(200, 7000)
  expect(Math.max(...played)).toBeLessThan(0.7)
})
