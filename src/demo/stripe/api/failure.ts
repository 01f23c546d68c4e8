import { newId } from '../ledger/ids.ts'

/** An error of Stripe's API; `status` is the HTTP status. */
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

/** Error for a missing object: 404 for an id in the path, 400 for one in a parameter. */
export const resourceMissing = (what: string, id: string, param?: string) =>
  new Failure(
    param ? 400 : 404,
    { type, code: 'resource_missing', param: param ?? 'id' },
    `No such ${what}: '${id}'`,
  )

/** Error for an invalid or impossible request. */
export const invalidRequest = (message: string, code?: string, param?: string) =>
  new Failure(400, { type, ...(code && { code }), ...(param && { param }) }, message)
