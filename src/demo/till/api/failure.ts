import { newId } from '../ledger/ids.ts'

/** Stripe's own words for a request that does not work; `status` as over HTTP. */
export class Failure extends Error {
  override name = 'Failure'
  readonly status: number
  readonly details: { type: string; code?: string; param?: string }

  constructor(status: number, details: Failure['details'], message: string) {
    super(message)
    this.status = status
    this.details = details
  }

  /** The body of the answer. */
  get body() {
    const { code } = this.details
    return {
      error: {
        ...this.details,
        message: this.message,
        ...(code && {
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${newId('req', 14)}`,
      },
    }
  }
}

const type = 'invalid_request_error'

/** An object that there is none of: 404 in an address, 400 in a parameter. */
export const missing = (what: string, id: string, param?: string) =>
  new Failure(
    param ? 400 : 404,
    { type, code: 'resource_missing', param: param ?? 'id' },
    `No such ${what}: '${id}'`,
  )

/** What cannot be done, or is asked for in the wrong way. */
export const refused = (message: string, code?: string, param?: string) =>
  new Failure(400, { type, ...(code && { code }), ...(param && { param }) }, message)
