import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { contract } from '../contract/index.ts'
import { describeCalls } from '../contract/traits.ts'
import type { Auth } from './auth/auth.ts'
import type { PasswordHashing } from './auth/passwords.ts'
import { createSecrets } from './auth/secrets.ts'
import { hasRole } from './auth/users.ts'
import { webhookRoutes } from './billing/webhook.ts'
import type { Database } from './db/client.ts'
import { isUnreachable } from './db/unreachable.ts'
import { isFreshSignIn, isGateOpen } from './device/rules.ts'
import type { Examiner } from './examiner/examiner.ts'
import { type FileStore, FileStoreUnavailable } from './files/file-store.ts'
import type { Scratch } from './files/scratch.ts'
import { createFileSigner } from './files/signature.ts'
import { descriptionRoutes } from './http/api-docs.ts'
import { limitBody } from './http/body-limit.ts'
import { byTrait, type CallVariables, createCallAddresses } from './http/call-addresses.ts'
import { createCalls, describeApi } from './http/calls.ts'
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
import { healthRoutes } from './http/health.ts'
import { maintenanceMode } from './http/maintenance.ts'
import { createMemoryLimit } from './http/memory-limit.ts'
import { metricsRoutes, requestMetrics } from './http/metrics.ts'
import { proxyWarning } from './http/proxy-warning.ts'
import { createPublicAnswers, isForGuests } from './http/public-answers.ts'
import { requestLog } from './http/request-log.ts'
import { feedRoutes } from './news/feed.ts'
import { newsPictureRoutes } from './news/pictures.ts'
import { oneClickRoutes } from './newsletter/one-click.ts'
import { createAnnouncer } from './platform/announcer.ts'
import type { Clock } from './platform/clock.ts'
import type { CallContext, Mailing, Operator } from './platform/context.ts'
import type { Live } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { createMailing } from './platform/mailing.ts'
import type { Maintenance } from './platform/maintenance.ts'
import type { Metrics, MetricsAccess } from './platform/metrics.ts'
import { type Payments, PaymentsUnavailable } from './platform/payment-provider.ts'
import type { PublicReads } from './platform/public-reads.ts'
import type { Readiness } from './platform/readiness.ts'
import { asCaller } from './platform/security-log.ts'
import type { ServerChannels } from './platform/server-channels.ts'
import { createSignedLinks } from './platform/signed-links.ts'
import { announceChanges } from './profile/commands.ts'
import { findCoverKey } from './reading/queries.ts'
import { router } from './router.ts'
import type { TraceCollector } from './trace/collector.ts'
import { uploadRoutes } from './upload/routes.ts'

export interface AppDependencies {
  db: Database
  publicReads: PublicReads
  files: FileStore
  scratch: Scratch
  examiner: Examiner
  storyImports: CallContext['storyImports']
  readiness: Readiness
  maintenance: Maintenance
  /** What pages show during a maintenance. */
  maintenancePage: string
  /** Whether answers are compared with the contract before they are sent. */
  checksAnswers: boolean
  /** In a demo everybody may read the description of the calls. */
  isDemo: boolean
  auth: Auth
  passwords: PasswordHashing
  channels: ServerChannels
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
  /** The built client; omitted in tests of the calls. */
  staticRoutes?: Hono
  /** Pages of the stand-ins in demo mode. */
  demoRoutes?: Hono
}

const isUnavailable = (error: unknown) =>
  isUnreachable(error) ||
  error instanceof PaymentsUnavailable ||
  error instanceof FileStoreUnavailable

const maxBodyBytes = 256 * 1024
/** A story of 400 pages in two languages, which the content manager saves in one call. */
const maxStoryBytes = 2 * 1024 * 1024
/** A page sends traces at most twice a minute, and whenever it is left. */
const traceLimit = { max: 120, windowSeconds: 60 }
const maxEventBytes = 512 * 1024
const webhookPath = '/api/stripe/webhook'

/** Composes the server as one Hono app: order of middleware and mounts, no logic. */
export function createApp(dependencies: AppDependencies) {
  const { db, files, scratch, examiner, auth, live, clock, log, baseUrl } = dependencies
  const { channels, payments, operator, maintenance, publicReads } = dependencies
  const signer = createFileSigner(dependencies.secret)
  const publicAnswers = createPublicAnswers(() => clock.now().getTime())
  const calls = createCalls(router, dependencies)
  const showPublicChange = () => {
    publicReads.changed()
    publicAnswers.clear()
  }
  channels.receive('public_answers_changed', showPublicChange)
  channels.onCheck((_client, isNew) => {
    if (isNew) showPublicChange()
  })
  const familyChanged = createAnnouncer((userIds) => announceChanges(db, userIds), {
    pauseMs: 150,
    log,
  })
  const secrets = createSecrets(dependencies)
  const nameNetwork = createNetworkNames(dependencies.secret)
  const mail = createMailing(dependencies)
  const unsubscribeLinks = createSignedLinks(dependencies.secret, 'unsubscribe')
  const withdrawalLinks = createSignedLinks(dependencies.secret, 'withdrawal')
  const traces: CallContext['traces'] = {
    mayAdd: createMemoryLimit(traceLimit, clock),
    add(batch) {
      dependencies.traceCollector.add(batch)
      dependencies.metrics.observeTraces(batch)
    },
  }
  const isGateOpenNow: CallContext['isGateOpen'] = (session) => isGateOpen(session, clock.now())
  // In kids mode an editor's session has no editor's rights.
  const isEditor: CallContext['isEditor'] = async (session) =>
    (await hasRole(db, session.uid, 'editor')) && isGateOpenNow(session)
  const app = new Hono<{
    Bindings: HttpBindings
    Variables: CallVariables & { network: () => string }
  }>()

  app.use(requestId())
  app.use(requestLog(log, maintenance))
  app.use((c, next) => {
    const network = () =>
      nameNetwork(clientAddress(c.req.raw.headers, c.env, dependencies.trustedProxies))
    c.set('network', network)
    return asCaller({ network, requestId: c.get('requestId') }, next)
  })
  app.use(proxyWarning(dependencies.trustedProxies, log))
  app.use(requestMetrics(dependencies.metrics))
  app.use(securityHeaders({ baseUrl, scriptHashes: dependencies.scriptHashes }))
  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    if (isUnavailable(error)) {
      c.header('Retry-After', unreachableRetrySeconds)
      return refuse(c, 503, 'SERVICE_UNAVAILABLE', unreachableMessage)
    }
    return refuse(c, 500, 'INTERNAL_SERVER_ERROR', unexpectedMessage)
  })

  // First, as HAProxy's plain check uses a method that everything else refuses.
  app.route('/', healthRoutes({ readiness: dependencies.readiness, maintenance }))
  app.use(knownMethods())
  app.route('/metrics', metricsRoutes(dependencies.metrics, dependencies.metricsAccess))
  app.use(maintenanceMode(maintenance, dependencies.maintenancePage))

  const limit = limitBody(maxBodyBytes)
  app.all('/api/auth/*', limit, (c) => {
    const clientIp = clientAddress(c.req.raw.headers, c.env, dependencies.trustedProxies)
    return auth.handler(c.req.raw, { clientIp, requestId: c.get('requestId') })
  })

  // Signed by the provider; comes from another origin and is no call.
  const billing = { db, clock, mail, payments, operator }
  app.use(webhookPath, limitBody(maxEventBytes))
  app.route(webhookPath, webhookRoutes(billing, log))

  // Uploads are no JSON and larger than any call, so that they have their own rules.
  const { getSession } = auth
  const uploads = { db, clock, log, files, scratch, baseUrl, getSession, isEditor }
  app.route('/api/uploads', uploadRoutes(uploads))

  const mayReadDescription = async (headers: Headers) => {
    const session = dependencies.isDemo ? null : await getSession(headers)
    return dependencies.isDemo || (session !== null && isEditor(session))
  }
  app.route(
    '/api',
    descriptionRoutes(() => describeApi(baseUrl), mayReadDescription),
  )
  for (const prefix of ['/rpc/*', '/api/*']) app.use(prefix, sameOriginWrites(baseUrl))
  app.use('/news/feed.atom', publicAnswers.middleware)
  const addresses = createCallAddresses(describeCalls(contract))
  for (const prefix of ['/rpc', '/api'] as const) {
    app.use(
      `${prefix}/*`,
      (c, next) => {
        c.set('call', addresses.find(c.req.method, c.req.path))
        return next()
      },
      byTrait('isPubliclyCached', publicAnswers.middleware),
      byTrait('hasLongAnswer', compressWhole()),
      byTrait('hasLongInput', limitBody(maxStoryBytes), limit),
    )
    app.use(`${prefix}/*`, async (c) => {
      const headers = c.req.raw.headers
      let session: ReturnType<Auth['getSession']> | undefined
      const setCookie: string[] = []
      const isPublic = isForGuests(c) && c.get('call')?.isPubliclyCached
      const answer = await calls.answer(c, prefix, {
        db: isPublic ? publicReads.db : db,
        clock,
        live,
        signer,
        files,
        scratch,
        examiner,
        storyImports: dependencies.storyImports,
        headers,
        network: c.get('network'),
        requestId: c.get('requestId'),
        log,
        getSession: () => (session ??= auth.getSession(headers)),
        refreshSession: async () => {
          const refreshed = await auth.refreshSession(headers)
          setCookie.push(...refreshed.setCookie)
          return refreshed.user
        },
        publicAnswersChanged: () => {
          showPublicChange()
          channels.send('public_answers_changed', '')
        },
        familyChanged,
        secrets,
        mail,
        payments,
        operator,
        unsubscribeLinks,
        withdrawalLinks,
        traces,
        isGateOpen: isGateOpenNow,
        isFreshSignIn: (session) => isFreshSignIn(session, clock.now()),
        isEditor,
        isPublisher: (uid) => hasRole(db, uid, 'publisher'),
      })
      if (!answer) return refuseUnknown(c, addresses.allowedMethods(c.req.path))
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
  app.route('/news', feedRoutes({ db: publicReads.db, clock, baseUrl, authorName: operator.name }))
  app.route('/', oneClickRoutes({ db, clock, unsubscribeLinks }))
  if (dependencies.demoRoutes) app.route('/demo', dependencies.demoRoutes)
  if (dependencies.staticRoutes) app.route('/', dependencies.staticRoutes)
  app.notFound((c) => refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.'))
  return app
}
