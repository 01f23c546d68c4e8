import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { billingProblem } from './billing-problem.ts'

test.each([
  ['PROVIDER_UNAVAILABLE', 503, 'Bezahlen ist gerade nicht möglich. Es wurde nichts abgebucht.'],
  ['ALREADY_SUBSCRIBED', 409, 'Dafür habt ihr schon ein Abo.'],
  [
    'NOT_POSSIBLE',
    409,
    'Das geht bei diesem Vertrag gerade nicht. Lade die Seite neu – oder schreib uns über „Kontakt“.',
  ],
  ['UNAUTHORIZED', 401, 'Du bist nicht mehr angemeldet. Melde dich bitte neu an.'],
])('%s has a sentence', (code, status, text) => {
  expect(billingProblem(new ORPCError(code, { status }))).toBe(text)
})

test('a closed gate, a rate limit, a server error and a lost network have different sentences', () => {
  const texts = [
    new ORPCError('GATE_CLOSED', { status: 403 }),
    new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: 30 } }),
    new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }),
    new TypeError('Failed to fetch'),
  ].map(billingProblem)
  expect(new Set(texts).size).toBe(4)
  expect(texts[1]).toContain('30')
})
