import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Auth } from './auth/auth.ts'
import type { PasswordHashing } from './auth/passwords.ts'
import { createSecrets } from './auth/secrets.ts'
import { hasRole, isProven } from './auth/users.ts'
import { webhookRoutes } from './billing/webhook.ts'
import type { Database } from './db/client.ts'
import { isUnreachable } from './db/unreachable.ts'
import { findGateOpen } from './device/queries.ts'
import { isFreshSignIn } from './device/rules.ts'
import type { Examiner } from './examiner/examiner.ts'
import type { FileStore } from './files/local.ts'
import { createFileSigner } from './files/signature.ts'
import type { UploadFolder } from './files/upload-folder.ts'
import { createAllowedMethods } from './http/allowed-methods.ts'
import { descriptionRoutes } from './http/api-docs.ts'
import { limitBody } from './http/body-limit.ts'
import { createPublicAnswers } from './http/cache.ts'
import { createCalls, describeCalls } from './http/calls.ts'
import { clientAddress, createNetworkNames } from './http/client-address.ts'
import { compressWhole } from './http/compress.ts'
import {
  refuse,
  refuseUnknown,
  unexpectedMessage,
  unreachableMessage,
  unreachableRetrySeconds,
} from './http/errors.ts'
import { coverRoutes, fileRoutes } from './http/files.ts'
import { knownMethods, sameOriginWrites, securityHeaders } from './http/headers.ts'
import { createMemoryLimit } from './http/memory-limit.ts'
import { metricsRoutes, requestMetrics } from './http/metrics.ts'
import { proxyWarning } from './http/proxy-warning.ts'
import { requestLog } from './http/request-log.ts'
import { feedRoutes } from './news/feed.ts'
import { newsPictureRoutes } from './news/pictures.ts'
import { oneClickRoutes } from './newsletter/one-click.ts'
import { createAnnouncer } from './platform/announcer.ts'
import type { Clock } from './platform/clock.ts'
import type { CallContext, Mailing, Operator } from './platform/context.ts'
import { createLastingLinks } from './platform/lasting-links.ts'
import type { Live } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { createMailing } from './platform/mailing.ts'
import type { Payments } from './platform/payment-provider.ts'
import { PaymentsUnavailable } from './platform/payment-provider.ts'
import { asCaller } from './platform/security-log.ts'
import type { Metrics, MetricsAccess } from './platform/traces.ts'
import { announceChanges } from './profile/commands.ts'
import { findCoverKey } from './reading/queries.ts'
import { router } from './router.ts'
import type { TraceCollector } from './trace/collector.ts'
import { uploadRoutes } from './upload/routes.ts'

export interface AppParts {
  db: Database
  files: FileStore
  uploadFolder: UploadFolder
  examiner: Examiner
  intakes: CallContext['intakes']
  /** False while the first start is still loading stories; those that are there can be read. */
  isLibraryLoaded: () => boolean
  /** A demo shows the description of the calls to everybody. */
  isDemo: boolean
  auth: Auth
  passwords: PasswordHashing
  live: Live
  clock: Clock
  log: Log
  baseUrl: string
  trustedProxies: string[]
  /** Signs file addresses, and PINs. */
  secret: string
  payments: Payments
  operator: Operator
  queueMail: Mailing['queue']
  onMailQueued: () => void
  metrics: Metrics
  metricsAccess: MetricsAccess
  traceCollector: TraceCollector
  scriptHashes: string[]
  /** The built client; left out in tests of the calls. */
  staticRoutes?: Hono
  /** Pages of the stand-ins in demo mode. */
  demoRoutes?: Hono
}

const maxBodyBytes = 256 * 1024
/** A story of 400 pages in two languages, as the content manager saves it whole. */
const maxStoryBytes = 2 * 1024 * 1024
const storyPath = /^\/(rpc\/draft\/save|api\/editor\/stories\/[a-z0-9-]+)$/
/** A page tells twice a minute at most, and once for each time it is left. */
const traceLimit = { max: 120, windowSeconds: 60 }
const maxEventBytes = 512 * 1024
const webhookPath = '/api/stripe/webhook'

/** The whole server as one Hono app: middleware order and mounts, nothing else. */
export function createApp(parts: AppParts) {
  const { db, files, uploadFolder, examiner, auth, live, clock, log, baseUrl } = parts
  const { payments, operator } = parts
  const signer = createFileSigner(parts.secret)
  const publicAnswers = createPublicAnswers(() => clock.now().getTime())
  const calls = createCalls(router, log)
  const familyChanged = createAnnouncer((userIds) => announceChanges(db, userIds), log)
  const secrets = createSecrets(parts)
  const nameNetwork = createNetworkNames(parts.secret)
  const mail = createMailing(parts)
  const unsubscribeLinks = createLastingLinks(parts.secret, 'unsubscribe')
  const withdrawalLinks = createLastingLinks(parts.secret, 'withdrawal')
  const traces: CallContext['traces'] = {
    mayAdd: createMemoryLimit(traceLimit, clock),
    add(batch) {
      parts.traceCollector.add(batch)
      parts.metrics.observeTraces(batch)
    },
  }
  const isGateOpen: CallContext['isGateOpen'] = (session) => findGateOpen(db, session, clock.now())
  // A child with an editor's device is no editor.
  const isEditor: CallContext['isEditor'] = async (session) =>
    (await hasRole(db, session.uid, 'editor')) && isGateOpen(session)
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(requestId())
  app.use(requestLog(log))
  app.use((c, next) => {
    const network = () => nameNetwork(clientAddress(c.req.raw.headers, c.env, parts.trustedProxies))
    return asCaller({ network, requestId: c.get('requestId') }, next)
  })
  app.use(proxyWarning(parts.trustedProxies, log))
  app.use(requestMetrics(parts.metrics))
  app.use(securityHeaders({ baseUrl, scriptHashes: parts.scriptHashes }))
  app.use(knownMethods())
  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    if (isUnreachable(error) || error instanceof PaymentsUnavailable) {
      c.header('Retry-After', unreachableRetrySeconds)
      return refuse(c, 503, 'SERVICE_UNAVAILABLE', unreachableMessage)
    }
    return refuse(c, 500, 'INTERNAL_SERVER_ERROR', unexpectedMessage)
  })

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    await db.execute(sql`select 1`)
    if (parts.isLibraryLoaded()) return c.json({ status: 'ok' })
    c.header('Retry-After', unreachableRetrySeconds)
    return refuse(c, 503, 'SERVICE_UNAVAILABLE', unreachableMessage)
  })
  app.route('/metrics', metricsRoutes(parts.metrics, parts.metricsAccess))

  const limit = limitBody(maxBodyBytes)
  const limitStory = limitBody(maxStoryBytes)
  app.all('/api/auth/*', limit, (c) => {
    const clientIp = clientAddress(c.req.raw.headers, c.env, parts.trustedProxies)
    return auth.handler(c.req.raw, { clientIp, requestId: c.get('requestId') })
  })

  // Signed by the provider, from another origin and in a form of its own.
  const billing = { db, clock, mail, payments, operator }
  app.use(webhookPath, limitBody(maxEventBytes))
  app.route(webhookPath, webhookRoutes(billing, log))

  // No JSON, larger than any call, and so with rules of its own.
  const { getSession } = auth
  const uploads = { db, clock, log, folder: uploadFolder, baseUrl, getSession, isEditor }
  app.route('/api/uploads', uploadRoutes(uploads))

  const description = describeCalls(baseUrl)
  const allowedMethods = description.then(createAllowedMethods)
  const mayReadDescription = async (headers: Headers) => {
    const session = parts.isDemo ? null : await getSession(headers)
    return parts.isDemo || (session !== null && isEditor(session))
  }
  app.route('/api', descriptionRoutes(description, mayReadDescription))
  for (const prefix of ['/rpc/*', '/api/*']) app.use(prefix, sameOriginWrites(baseUrl))
  for (const path of [
    '/api/stories',
    '/api/stories/*',
    '/rpc/story/top',
    '/rpc/story/ranking',
    '/rpc/story/list',
    '/rpc/story/shelves',
    '/rpc/story/get',
    '/rpc/story/similar',
    '/api/roadmap',
    '/rpc/roadmap/list',
    '/rpc/roadmap/get',
    '/api/news',
    '/api/news/*',
    '/rpc/news/list',
    '/rpc/news/get',
    '/news/feed.atom',
    '/api/polls/current',
    '/rpc/vote/get',
  ]) {
    app.use(path, publicAnswers.middleware)
  }
  // A whole story is text by the page: a third of the bytes on a slow line.
  app.use('/rpc/reading/open', compressWhole())
  for (const prefix of ['/rpc', '/api'] as const) {
    const limitCall: typeof limit = (c, next) =>
      storyPath.test(c.req.path) ? limitStory(c, next) : limit(c, next)
    app.use(`${prefix}/*`, limitCall, async (c) => {
      const headers = c.req.raw.headers
      let session: ReturnType<Auth['getSession']> | undefined
      const setCookie: string[] = []
      const answer = await calls.answer(c, prefix, {
        db,
        clock,
        live,
        signer,
        files,
        uploadFolder,
        examiner,
        intakes: parts.intakes,
        headers,
        network: nameNetwork(clientAddress(headers, c.env, parts.trustedProxies)),
        requestId: c.get('requestId'),
        log,
        getSession: () => (session ??= auth.getSession(headers)),
        refreshSession: async () => {
          const refreshed = await auth.refreshSession(headers)
          setCookie.push(...refreshed.setCookie)
          return refreshed.user
        },
        publicAnswersChanged: publicAnswers.clear,
        familyChanged,
        secrets,
        mail,
        payments,
        operator,
        unsubscribeLinks,
        withdrawalLinks,
        traces,
        isGateOpen,
        isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
        isProven: (uid) => isProven(db, uid),
        isEditor,
      })
      if (!answer) return refuseUnknown(c, (await allowedMethods)(c.req.path))
      for (const cookie of setCookie) answer.headers.append('set-cookie', cookie)
      return answer
    })
  }

  app.route('/covers', coverRoutes({ files, findCoverKey: (cover) => findCoverKey(db, cover) }))
  app.route(
    '/files',
    fileRoutes({
      files,
      signer,
      clock,
      findUserId: async (headers) => (await auth.getSession(headers))?.uid ?? null,
    }),
  )
  app.route('/news-pictures', newsPictureRoutes({ db, files, clock }))
  app.route('/news', feedRoutes({ db, clock, baseUrl, authorName: operator.name }))
  app.route('/', oneClickRoutes({ db, clock, unsubscribeLinks }))
  if (parts.demoRoutes) app.route('/demo', parts.demoRoutes)
  if (parts.staticRoutes) app.route('/', parts.staticRoutes)
  app.notFound((c) => refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.'))
  return app
}
