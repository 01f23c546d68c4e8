import { randomUUID } from 'node:crypto'
import { Metadata, Server } from '@tus/server'
import { type Context, Hono } from 'hono'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Scratch } from '../files/scratch.ts'
import { limitBody } from '../http/body-limit.ts'
import { refuse, unexpectedMessage, wrongMethodMessage } from '../http/errors.ts'
import { sameOriginWrites } from '../http/headers.ts'
import { limit } from '../http/rate-limit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import type { Session } from '../platform/session.ts'
import { readAnnouncement } from './announcement.ts'
import { createUpload, deleteUpload } from './commands.ts'
import { PieceStore } from './piece-store.ts'
import { findUpload } from './queries.ts'
import { uploadLimit } from './rules.ts'

interface UploadRouteDependencies {
  db: Database
  clock: Clock
  log: Log
  files: FileStore
  scratch: Scratch
  baseUrl: string
  getSession: (headers: Headers) => Promise<Session | null>
  isEditor: (session: Session) => Promise<boolean>
}

type Env = { Variables: { uid: string } }

const mount = '/api/uploads'
const bytesType = 'application/offset+octet-stream'
const methods = 'POST, HEAD, PATCH, DELETE'
/** The headers that are passed on to tus, and those that are passed back. */
const patchHeaders = ['tus-resumable', 'upload-offset', 'content-type', 'content-length']
const answerHeaders = ['tus-resumable', 'upload-offset', 'upload-length', 'location']

/**
 * Resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload), for editors. Creates the
 * ids and checks the owners; the tus server only sees requests that `forward` builds.
 */
export function uploadRoutes(dependencies: UploadRouteDependencies) {
  const { db, clock, files, scratch, baseUrl } = dependencies
  const ids = new WeakMap<Request, string>()
  /** Why requests failed: the store or the database is down, or a bug. */
  const failures = new WeakMap<Request, Error>()
  const tus = new Server({
    path: mount,
    datastore: new PieceStore(db, files),
    relativeLocation: true,
    namingFunction: (request) => ids.get(request as Request) ?? '',
    async onResponseError(request, error) {
      // Other errors are refusals of the protocol.
      if (error instanceof Error) failures.set(request as Request, error)
      return undefined
    },
  })
  const routes = new Hono<Env>()

  routes.use(sameOriginWrites(baseUrl, bytesType))
  routes.use(async (c, next) => {
    const session = await dependencies.getSession(c.req.raw.headers)
    if (!session) return refuse(c, 401, 'UNAUTHORIZED', 'Bitte melde dich an.')
    if (!(await dependencies.isEditor(session))) {
      logSecurityEvent(dependencies.log, 'editor-refused', session.uid)
      return refuse(c, 403, 'FORBIDDEN', 'Für diesen Bereich fehlt dir die Berechtigung.')
    }
    c.set('uid', session.uid)
    return next()
  })

  // The bytes arrive by PATCH.
  routes.post('/', limitBody(0), async (c) => {
    const uid = c.get('uid')
    const created = await create(c, uid)
    if ('problem' in created) return refuseUpload(c, created.problem)
    const { uploadId, sizeBytes } = created
    const answer = await forward(c, mount, { 'upload-length': String(sizeBytes) }, uploadId)
    if (answer.status !== 201) await deleteUpload(db, files, { uploadId, uid })
    return answer
  })

  /** Hono answers HEAD with the handler of GET. */
  routes.get('/:uploadId', (c) => (c.req.raw.method === 'HEAD' ? forwardOwn(c) : wrongMethod(c)))
  routes.patch('/:uploadId', async (c) => {
    // Checked again for each part: several uploads may have begun while each had room.
    const partBytes = Number(c.req.header('content-length') ?? 0)
    return (await files.hasRoomFor(partBytes)) ? forwardOwn(c) : refuseUpload(c, 'full')
  })
  routes.delete('/:uploadId', limitBody(0), async (c) => {
    const answer = await forwardOwn(c)
    if (answer.ok) await deleteUpload(db, files, { uploadId: idIn(c), uid: c.get('uid') })
    return answer
  })
  routes.all('*', wrongMethod)

  /** Forwards a request for the editor's own unchecked upload. */
  async function forwardOwn(c: Context<Env>): Promise<Response> {
    const uploadId = idIn(c)
    const own = { uploadId, uid: c.get('uid'), now: clock.now() }
    const found = isId.test(uploadId) ? await findUpload(db, own) : null
    if (!found || found.result) return refuse(c, 404, 'NOT_FOUND', goneMessage)
    return forward(c, `${mount}/${uploadId}`)
  }

  /** Creates the announced upload, or returns why it is refused. */
  async function create(c: Context<Env>, uid: string) {
    const now = clock.now()
    const announced = readAnnouncement(metadataOf(c), c.req.header('upload-length'))
    if (typeof announced === 'string') return { problem: announced }
    const counted = await limit(db, `upload:${pseudonym(uid)}`, { ...uploadLimit, now })
    if (!counted.ok) return { problem: 'too-often' as const }
    if (!(await hasRoomFor(announced.sizeBytes))) return { problem: 'full' as const }
    const uploadId = randomUUID()
    const created = await createUpload(db, { uploadId, uid, now, ...announced })
    if (created !== 'created') return { problem: created }
    return { uploadId, sizeBytes: announced.sizeBytes }
  }

  /** For the arriving bytes, and for the copy that is checked. */
  const hasRoomFor = async (sizeBytes: number) =>
    (await files.hasRoomFor(sizeBytes)) && (await scratch.hasRoomFor(sizeBytes))

  async function forward(c: Context<Env>, path: string, extraHeaders = {}, newId?: string) {
    const { method, body } = c.req.raw
    const names = method === 'PATCH' ? patchHeaders : ['tus-resumable']
    const headers = new Headers({ ...extraHeaders, ...pick(c.req.raw.headers, names) })
    const init = { method, headers }
    const bytes = method === 'PATCH' && body ? { body, duplex: 'half' as const } : {}
    const request = new Request(`${baseUrl}${path}`, { ...init, ...bytes })
    if (newId !== undefined) ids.set(request, newId)
    const answer = await tus.handleWeb(request)
    const failure = failures.get(request)
    if (failure) throw failure
    return translate(c, answer)
  }

  return routes
}

/** Refusals of an upload: status, code, message. */
const problems = {
  malformed: [400, 'BAD_REQUEST', 'Das ist kein Upload.'],
  empty: [400, 'EMPTY', 'Die Datei ist leer.'],
  'too-large': [413, 'PAYLOAD_TOO_LARGE', 'Die Datei ist zu groß.'],
  'too-often': [429, 'TOO_MANY_REQUESTS', 'Das waren viele Dateien. Mach kurz Pause.'],
  'too-many': [429, 'TOO_MANY_UPLOADS', 'Es sind schon zu viele Dateien unterwegs.'],
  full: [507, 'INSUFFICIENT_STORAGE', 'Auf dem Server ist kein Platz mehr.'],
  unknown: [401, 'UNAUTHORIZED', 'Bitte melde dich an.'],
} as const

function refuseUpload(c: Context, problem: keyof typeof problems) {
  const [status, code, message] = problems[problem]
  if (status === 429) c.header('Retry-After', '60')
  return refuse(c, status, code, message)
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const goneMessage = 'Diesen Upload gibt es nicht (mehr).'

const idIn = (c: Context) => (c.req.param('uploadId') ?? '').toLowerCase()

function metadataOf(c: Context): unknown {
  try {
    return Metadata.parse(c.req.header('upload-metadata'))
  } catch {
    return null
  }
}

function wrongMethod(c: Context): Response {
  c.header('Allow', methods)
  return refuse(c, 405, 'METHOD_NOT_SUPPORTED', wrongMethodMessage)
}

function pick(headers: Headers, names: string[]): Record<string, string> {
  const found = names.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** The answer of tus with our headers; refusals in the format of every call. */
function translate(c: Context, { status, headers }: Response): Response {
  for (const [name, value] of Object.entries(pick(headers, answerHeaders))) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  switch (status) {
    case 200:
    case 201:
    case 204:
      return c.body(null, status)
    case 404:
    case 410:
      return refuse(c, 404, 'NOT_FOUND', goneMessage)
    case 409:
      return refuse(c, 409, 'CONFLICT', 'An dieser Stelle geht der Upload nicht weiter.')
    case 413:
      return refuse(c, 413, 'PAYLOAD_TOO_LARGE', 'Das ist mehr, als angekündigt war.')
    case 400:
    case 403:
    case 412:
      return refuse(c, 400, 'BAD_REQUEST', 'Das ist kein Upload.')
    default:
      return refuse(c, 500, 'INTERNAL_SERVER_ERROR', unexpectedMessage)
  }
}
