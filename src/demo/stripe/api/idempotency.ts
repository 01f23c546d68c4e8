import type { Store } from '../ledger/store.ts'
import { Failure } from './failure.ts'

/** An HTTP answer. */
export interface Answer {
  status: number
  body: string
  isReplayed?: boolean
}

/** Runs work once for each key; repeats return the first answer, even if it was an error. */
export function runOnce(
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

/** Converts a `Failure` to an answer; rethrows other errors. */
export function failureAnswer(error: unknown): Answer {
  if (!(error instanceof Failure)) throw error
  return { status: error.status, body: JSON.stringify(error.body) }
}
