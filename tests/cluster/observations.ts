/** One answer; status 0 is a connection that broke without one. */
interface Observation {
  place: string
  status: number
}

/** Statuses by class, of one round. */
export interface Answers {
  /** 2xx and 304. */
  ok: number
  /** 502, 503 and 504, after which a browser tries again. */
  retry: number
  /** Broken connections. */
  broken: number
  /** 500: a bug. */
  failed: number
  /** Everything else, with its place. */
  unexpected: string[]
}

/** Answers to the families, of all kinds. */
export interface Observations {
  add(observation: Observation): void
  /** The answers since the last time. */
  take(): Answers
}

export function createObservations(): Observations {
  let answers = none()
  return {
    add({ place, status }) {
      if (status === 0) answers.broken += 1
      else if (status < 300 || status === 304) answers.ok += 1
      else if ([502, 503, 504].includes(status)) answers.retry += 1
      else if (status === 500) answers.failed += 1
      else answers.unexpected.push(`${status} ${place}`)
    },
    take() {
      const taken = answers
      answers = none()
      return taken
    },
  }
}

const none = (): Answers => ({ ok: 0, retry: 0, broken: 0, failed: 0, unexpected: [] })
