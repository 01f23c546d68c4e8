/** A simulated failure of Stripe or of the connection. */
export interface Fault {
  /** Number of requests that fail; the SDK sends a request at most twice. */
  times: number
  kind: 'down' | 'timeout' | 'error-500' | 'rate-limit'
  /** Prefix of the paths that fail, e.g. /v1/checkout; undefined: all. */
  path?: string
  /** True where the work is done and only its answer is lost. */
  afterWork?: boolean
}

/** Uses up one failure of the next fault for a path; undefined where there is none. */
export function takeFault(faults: Fault[], path: string): Fault | undefined {
  const fault = faults.find(({ times, path: start = '' }) => times > 0 && path.startsWith(start))
  if (fault) fault.times -= 1
  return fault
}

/** The answer of a fault; null where the request gets no answer. */
export function faultAnswer({ kind }: Fault): { status: number; body: string } | null {
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
