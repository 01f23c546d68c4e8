import type { Store } from '../ledger/store.ts'
import { Failure } from './failure.ts'

/** What is answered over HTTP. */
export interface Answer {
  status: number
  body: string
  isReplayed?: boolean
}

/** Does work once per key: the first answer, good or bad, is given again. */
export function onceOnly(
  { state }: Store,
  { key, request }: { key: string | undefined; request: string },
  work: () => string,
): Answer {
  const saved = key === undefined ? undefined : state.answers[key]
  if (saved && saved.request !== request) {
    throw new Failure(
      400,
      { type: 'idempotency_error' },
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (saved) return { ...saved, isReplayed: true }
  const answer = answerTo(work)
  if (key !== undefined) state.answers[key] = { request, ...answer }
  return answer
}

function answerTo(work: () => string): Answer {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    return failureAnswer(error)
  }
}

/** A `Failure` as an answer; anything else is thrown on. */
export function failureAnswer(error: unknown): Answer {
  if (!(error instanceof Failure)) throw error
  return { status: error.status, body: JSON.stringify(error.body) }
}
