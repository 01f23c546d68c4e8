import { expect, test } from 'vitest'
import { isNewFamily, isOnboardingAddress, onboardingAddress } from './onboarding.ts'

const made = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' }
const changed = { ...made, updatedAt: '2026-11-02T10:00:00.000Z' }
const unread = { readStories: [] as string[] }

test.each([
  ['a registration', [{ ...made, ...unread }], true],
  ['an answer or a skip', [{ ...changed, ...unread }], false],
  [
    'a second child',
    [
      { ...made, ...unread },
      { ...changed, ...unread },
    ],
    false,
  ],
  ['a first story', [{ ...made, readStories: ['bruno-honig'] }], false],
  ['an empty list', [], false],
])('a sign-in after %s leads to the onboarding: %#', (_, children, leads) => {
  expect(isNewFamily(children)).toBe(leads)
})

test('the address is a view of the dashboard', () => {
  const { pathname, searchParams } = new URL(onboardingAddress, 'https://fabelhain.example')
  expect(pathname).toBe('/dashboard')
  expect(isOnboardingAddress(searchParams)).toBe(true)
  expect(isOnboardingAddress(new URLSearchParams({ view: 'tagebuch' }))).toBe(false)
})
