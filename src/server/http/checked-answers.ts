import { isDeepStrictEqual } from 'node:util'
import type { AnySchema } from '@orpc/contract'
import { isEvents } from './event-stream.ts'

interface CalledProcedure {
  path: readonly string[]
  procedure: { '~orpc': { outputSchema?: AnySchema } }
  next: () => Promise<unknown>
}

/**
 * Throws where an answer is not exactly what the contract says, unknown fields included. It runs in
 * development and in tests, so that a built server can send its answers unchecked: checking a story
 * takes longer than all its queries (docs/decisions/0037).
 */
export async function checkAnswer({ path, procedure, next }: CalledProcedure): Promise<unknown> {
  const answer = await next()
  const schema = procedure['~orpc'].outputSchema
  const name = path.join('.')
  if (!schema) {
    if (answer !== undefined) throw new Error(`${name} answers, but its contract has no output`)
    return answer
  }
  const checked = await schema['~standard'].validate(answer)
  if (checked.issues) {
    throw new Error(`${name}: ${checked.issues.map(({ message }) => message).join(', ')}`)
  }
  // The events of a stream are checked one by one.
  if (isEvents(answer)) return checked.value
  if (!isDeepStrictEqual(asSent(answer), asSent(checked.value))) {
    throw new Error(`${name}: the answer differs from what its contract makes of it`)
  }
  return answer
}

const asSent = (answer: unknown): unknown =>
  answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
