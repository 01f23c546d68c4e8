/** Something that goes wrong at Stripe, or on the way there and back. */
export interface Fault {
  /** How many requests; the SDK asks twice before it gives up. */
  times: number
  kind: 'down' | 'timeout' | 'error-500' | 'rate-limit'
  /** Only for addresses that begin so, e.g. /v1/checkout. */
  path?: string
  /** The work is done, and only its answer is lost. */
  afterWork?: boolean
}

/** Takes the next fault that concerns an address. */
export function takeFault(faults: Fault[], path: string): Fault | undefined {
  const fault = faults.find(({ times, path: start = '' }) => times > 0 && path.startsWith(start))
  if (fault) fault.times -= 1
  return fault
}

/** What is answered instead; null where no answer comes at all. */
export function answerOf({ kind }: Fault): { status: number; body: string } | null {
  switch (kind) {
    case 'down':
    case 'timeout':
      return null
    case 'error-500':
      return { status: 500, body: errorBody('api_error', 'An unknown error occurred') }
    case 'rate-limit':
      return {
        status: 429,
        body: errorBody('invalid_request_error', 'Request rate limit exceeded.', 'rate_limit'),
      }
  }
}

const errorBody = (type: string, message: string, code?: string) =>
  JSON.stringify({ error: { type, message, ...(code && { code }) } })
