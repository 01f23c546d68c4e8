import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { callProblem } from './call-problem.ts'

test('a maintenance is called a break, no mistake', () => {
  const error = new ORPCError('MAINTENANCE', { status: 503 })
  expect(callProblem(error)).toMatch(/^Der Fabelhain macht gerade eine kurze Pause/)
})
