import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { findRefusal } from './s3-signature.ts'

/** What the store does wrong. */
interface S3Faults {
  /** Answers so many requests with this status. */
  refuse: { status: number; code: string; times: number } | null
  /** Ends the connection after so many bytes of an object. */
  maxBytes: number
  /** Does not answer. */
  hangs: boolean
  /** Called before an object is deleted. */
  beforeDelete: ((name: string) => Promise<void>) | null
}

const bucket = 'fabelhain-test'
const keys = { accessKeyId: 'TESTKEY', secretAccessKey: randomBytes(32).toString('hex') }
const region = 'us-east-1'
const pageSize = 10
const fine: S3Faults = {
  refuse: null,
  maxBytes: Number.POSITIVE_INFINITY,
  hangs: false,
  beforeDelete: null,
}

/**
 * A small S3 store in a folder, for tests without a real one: objects of one bucket, signatures (AWS
 * Signature Version 4), ranges, lists, copies. It refuses what the real ones refuse.
 */
export async function startS3Server(folder: string) {
  const faults = { ...fine }
  const stats = { requests: 0, openAnswers: 0, sentBytes: 0 }
  const server = createServer((request, response) => {
    stats.requests += 1
    stats.openAnswers += 1
    response.once('close', () => {
      stats.openAnswers -= 1
    })
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (faults.hangs) return
    const body = await buffer(request)
    const refusal = nextFault() ?? findRefusal(request, body, { ...keys, region })
    if (refusal) return fail(response, ...refusal)
    const url = new URL(request.url ?? '', 'http://store')
    const [, givenBucket = '', ...parts] = url.pathname.split('/')
    if (givenBucket !== bucket) return fail(response, 404, 'NoSuchBucket')
    const name = parts.join('/')
    if (name === '') return list(response, url.searchParams)
    return answerObject(request, response, { name, body })
  }

  function nextFault(): [number, string] | null {
    if (!faults.refuse || faults.refuse.times === 0) return null
    faults.refuse.times -= 1
    return [faults.refuse.status, faults.refuse.code]
  }

  async function answerObject(
    request: IncomingMessage,
    response: ServerResponse,
    { name, body }: { name: string; body: Buffer },
  ) {
    const file = path.join(folder, encodeURIComponent(name))
    if (request.method === 'GET' || request.method === 'HEAD') return send(request, response, file)
    if (request.method === 'DELETE') {
      await faults.beforeDelete?.(name)
      await Promise.all([rm(file, { force: true }), rm(`${file} meta`, { force: true })])
      return response.writeHead(204).end()
    }
    const source = request.headers['x-amz-copy-source']
    if (typeof source === 'string') return copy(response, source, file)
    return put(request, response, file, body)
  }

  async function put(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    body: Buffer,
  ) {
    if (request.headers['content-length'] === undefined)
      return fail(response, 411, 'MissingContentLength')
    const meta = request.headers['x-amz-meta-sha256'] ?? ''
    const temp = `${file} ${randomUUID()}`
    await writeFile(temp, body)
    await rename(temp, file)
    await writeFile(`${file} meta`, String(meta))
    return response.writeHead(200).end()
  }

  async function copy(response: ServerResponse, source: string, to: string) {
    const name = source.replace(`/${bucket}/`, '')
    const from = path.join(folder, encodeURIComponent(name))
    const found = await stat(from).catch(() => null)
    if (!found) return fail(response, 404, 'NoSuchKey')
    await copyFile(from, to)
    await copyFile(`${from} meta`, `${to} meta`)
    return xml(response, 200, '<CopyObjectResult></CopyObjectResult>')
  }

  async function send(request: IncomingMessage, response: ServerResponse, file: string) {
    const found = await stat(file).catch(() => null)
    if (!found) return fail(response, 404, 'NoSuchKey')
    const range = rangeOf(request.headers.range, found.size)
    if (range === 'outside') return fail(response, 416, 'InvalidRange')
    const sha256 = await readFile(`${file} meta`, 'utf8').catch(() => '')
    const { first, last } = range ?? { first: 0, last: found.size - 1 }
    response.writeHead(range ? 206 : 200, {
      'last-modified': found.mtime.toUTCString(),
      'content-length': last - first + 1,
      ...(sha256 && { 'x-amz-meta-sha256': sha256 }),
      ...(range && { 'content-range': `bytes ${first}-${last}/${found.size}` }),
    })
    if (request.method === 'HEAD' || found.size === 0) return response.end()
    return sendBytes(response, file, { first, last })
  }

  async function sendBytes(
    response: ServerResponse,
    file: string,
    { first, last }: { first: number; last: number },
  ) {
    const end = Math.min(last, first + faults.maxBytes - 1)
    const source = createReadStream(file, { start: first, end }).on('data', ({ length }) => {
      stats.sentBytes += length
    })
    // Fails where the client cancels.
    await pipeline(source, response, { end: false }).catch(() => undefined)
    return end < last ? response.socket?.destroy() : response.end()
  }

  async function list(response: ServerResponse, query: URLSearchParams) {
    // A store may send fewer than asked for, so that clients must follow the pages.
    const max = Math.min(Number(query.get('max-keys') ?? 1000), pageSize)
    const after = query.get('continuation-token') ?? ''
    const names = (await readdir(folder))
      .filter((name) => !name.includes(' '))
      .map((name) => decodeURIComponent(name))
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
      .sort()
    const page = names.slice(0, max)
    const contents = await Promise.all(
      page.map(async (name) => {
        const found = await stat(path.join(folder, encodeURIComponent(name))).catch(() => null)
        if (!found) return ''
        const times = `<LastModified>${found.mtime.toISOString()}</LastModified>`
        return `<Contents><Key>${name}</Key>${times}<Size>${found.size}</Size></Contents>`
      }),
    )
    const last = page.at(-1)
    const hasMore = names.length > max && last !== undefined
    const next = hasMore ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''
    const isTruncated = `<IsTruncated>${hasMore}</IsTruncated>`
    return xml(
      response,
      200,
      `<ListBucketResult>${contents.join('')}${isTruncated}${next}</ListBucketResult>`,
    )
  }

  await mkdir(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    storageUrl: `s3://${bucket}/prefix?endpoint=http://127.0.0.1:${port}`,
    settings: { S3_ACCESS_KEY_ID: keys.accessKeyId, S3_SECRET_ACCESS_KEY: keys.secretAccessKey },
    faults,
    stats,
    resetFaults: () => void Object.assign(faults, fine),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

/** The bytes of a single range. */
function rangeOf(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined) return null
  // As some stores do it, the last zero bytes are the whole file.
  if (from === '')
    return { first: Number(to) === 0 ? 0 : Math.max(0, size - Number(to)), last: size - 1 }
  if (Number(from) >= size) return 'outside'
  return { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 }
}

function xml(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

const fail = (response: ServerResponse, status: number, code: string) =>
  xml(response, status, `<Error><Code>${code}</Code></Error>`)
