import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Expected {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
const maxSkewMs = 15 * 60_000
const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Why a request is refused, as S3 stores do: its time, its signature (AWS Signature Version 4), its body. */
export function findRefusal(
  request: IncomingMessage,
  body: Buffer,
  expected: Expected,
): [status: number, code: string] | null {
  const given = authorizationPattern.exec(request.headers.authorization ?? '')
  if (!given) return [403, 'AccessDenied']
  const [, accessKeyId, day = '', region, signedHeaders = '', signature] = given
  if (!(Math.abs(timeOf(request) - Date.now()) < maxSkewMs)) return [403, 'RequestTimeTooSkewed']
  if (accessKeyId !== expected.accessKeyId) return [403, 'InvalidAccessKeyId']
  if (region !== expected.region) return [400, 'AuthorizationHeaderMalformed']
  if (!isEverySigned(request, signedHeaders)) return [403, 'AccessDenied']
  if (signature !== signatureOf(request, { day, signedHeaders, ...expected }))
    return [403, 'SignatureDoesNotMatch']
  const payload = request.headers['x-amz-content-sha256']
  const isBody = payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body)
  return isBody ? null : [400, 'XAmzContentSHA256Mismatch']
}

function timeOf({ headers }: IncomingMessage): number {
  const time = String(headers['x-amz-date'])
  const digits = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? []
  const [, year, month, day, hour, minute, second] = digits
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function isEverySigned({ headers }: IncomingMessage, signedHeaders: string): boolean {
  const signed = signedHeaders.split(';')
  const needed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  return needed.every((name) => signed.includes(name))
}

interface Signing extends Expected {
  day: string
  signedHeaders: string
}

function signatureOf(
  { method, url: address = '', headers }: IncomingMessage,
  { day, signedHeaders, secretAccessKey, region }: Signing,
): string {
  const url = new URL(address, 'http://store')
  const parameters = [...url.searchParams]
    .map((pair) => pair.map((part) => encodeURIComponent(part)).join('='))
    .sort()
  const canonical = [
    method,
    url.pathname,
    parameters.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(
    (above, part) => hmac(above, part),
    hmac(`AWS4${secretAccessKey}`, day),
  )
  return hmac(key, text).toString('hex')
}
