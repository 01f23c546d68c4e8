import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

test('opens after consecutive failures, allows one attempt after a while, and closes after a success', () => {
  let nowMs = 0
  const breaker = createCircuitBreaker({ maxFailures: 3, openMs: 1000, now: () => nowMs })
  breaker.failed()
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  breaker.failed()
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
  nowMs = 999
  expect(breaker.isOpen()).toBe(true)
  nowMs = 1000
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([false, true])
  breaker.failed()
  nowMs = 1999
  expect(breaker.isOpen()).toBe(true)
  nowMs = 2000
  expect(breaker.isOpen()).toBe(false)
  breaker.succeeded()
  expect(breaker.isOpen()).toBe(false)
})
