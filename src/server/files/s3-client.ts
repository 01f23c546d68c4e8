import { createReadStream } from 'node:fs'
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { FileStoreUnavailable, type Source, sha256Of } from './file-store.ts'
import type { Bucket } from './storage-url.ts'

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
}

interface S3Request {
  method?: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Name of the object, with its prefix; omitted for the bucket itself. */
  object?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  source?: Source
  /** Statuses that are answers and no failures. */
  expected: number[]
  /** Whether the answer may be a stream: then the caller reads it to its end or destroys it. */
  mayStream?: boolean
}

export interface S3Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer | IncomingMessage
}

/** Sends signed requests to one bucket, by its path-style address. */
export interface S3Client {
  /**
   * Throws `FileStoreUnavailable` where the store is down, or answers with another status than the
   * expected ones.
   */
  send(request: S3Request): Promise<S3Answer>
}

interface Answered {
  sent: ClientRequest
  answer: IncomingMessage
}

/** Smaller answers are read before they are passed on, so that a failure is one error and no cut answer. */
const smallBytes = 256 * 1024
const attempts = 3
const retryDelayMs = 100
const retryStatuses = new Set([429, 500, 502, 503, 504])

export interface S3Limits {
  /** How long the store may be silent before it begins to answer. */
  silentMs: number
}

export function createS3Client(bucket: Bucket, keys: S3Keys, { silentMs }: S3Limits): S3Client {
  const { endpoint, name, region } = bucket
  const { Agent, request: startRequest } = endpoint.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })
  const signing = { ...keys, service: 's3', region, cache: new Map<string, ArrayBuffer>() }

  async function sign({ method = 'GET', object = '', query = {}, headers, source }: S3Request) {
    const url = new URL(`${endpoint}/${name}/${object}`)
    for (const parameter of Object.entries(query)) url.searchParams.set(...parameter)
    const given = { ...headers, ...(source && hashHeaders(source)) }
    const signed = await new AwsV4Signer({
      ...signing,
      method,
      url: url.href,
      headers: given,
    }).sign()
    return { url: signed.url, method, headers: Object.fromEntries(signed.headers) }
  }

  /** `fetch` would read a whole file into memory while it sends it. */
  async function answerOf(request: S3Request): Promise<Answered> {
    const { source } = request
    const { url, method, headers } = await sign(request)
    const length = source && { 'content-length': sizeOf(source) }
    return new Promise((resolve, reject) => {
      const options = { method, agent, timeout: silentMs, headers: { ...headers, ...length } }
      const sent = startRequest(url, options, (answer) => resolve({ sent, answer }))
      sent.once('timeout', () => sent.destroy(new SilentError()))
      sent.once('error', reject)
      if (!source || source instanceof Uint8Array) sent.end(source)
      // An error of the request is handled above, one of the file ends the request.
      else pipeline(createReadStream(source.file), sent).catch((error) => sent.destroy(error))
    })
  }

  async function attempt(request: S3Request): Promise<S3Answer> {
    try {
      const { sent, answer } = await answerOf(request)
      const { statusCode: status = 0, headers } = answer
      const isLarge = Number(headers['content-length']) > smallBytes
      const isStream = request.mayStream && isLarge && request.expected.includes(status)
      if (!isStream) return { status, headers, body: await buffer(answer) }
      // Now the pace of the reader counts, who may pause.
      sent.setTimeout(0)
      return { status, headers, body: answer }
    } catch (cause) {
      throw failure(request, 'no answer', { cause, isFinal: cause instanceof SilentError })
    }
  }

  async function send(request: S3Request, tries = 1): Promise<S3Answer> {
    try {
      const answer = await attempt(request)
      if (request.expected.includes(answer.status)) return answer
      const isFinal = !retryStatuses.has(answer.status)
      throw failure(request, `${answer.status} ${errorCodeOf(answer)}`, { isFinal })
    } catch (error) {
      const isFinal = !(error instanceof S3Failure) || error.isFinal || tries === attempts
      if (isFinal) throw error
    }
    // Every request is idempotent. The jitter keeps servers from asking in step.
    await delay(retryDelayMs * tries * (0.5 + Math.random()))
    return send(request, tries + 1)
  }
  return { send: (request) => send(request) }
}

/** The store says nothing; another attempt would only wait again. */
class SilentError extends Error {}

class S3Failure extends FileStoreUnavailable {
  readonly isFinal: boolean
  constructor(message: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isFinal = isFinal
  }
}

const failure = (
  { method = 'GET', object = '' }: S3Request,
  what: string,
  details: { isFinal: boolean; cause?: unknown },
) => new S3Failure(`S3 store: ${method} ${object}: ${what}`, details)

/** The text of a small answer. */
export const textOf = ({ body }: S3Answer): string =>
  body instanceof Buffer ? body.toString('utf8') : ''

/** The code of an error answer, such as `AccessDenied`; '' where there is none. */
export const errorCodeOf = (answer: S3Answer): string =>
  /<Code>(\w+)<\/Code>/.exec(textOf(answer))?.[1] ?? ''

const sizeOf = (source: Source) =>
  source instanceof Uint8Array ? source.byteLength : source.sizeBytes

/** The store refuses bytes with another hash, so that it never has a partial or changed file. */
function hashHeaders(source: Source) {
  const sha256 = source instanceof Uint8Array ? sha256Of(source) : source.sha256
  return { 'x-amz-content-sha256': sha256, 'x-amz-meta-sha256': sha256 }
}
