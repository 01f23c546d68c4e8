/// <reference path="./oidc-provider.d.ts" />
import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import type { Log } from '../server/platform/log.ts'
import { MemoryStore } from './memory-store.ts'
import { type DemoUser, parseChoice } from './oidc-accounts.ts'
import { chooserPage } from './oidc-chooser.ts'

interface ProtocolOptions {
  issuer: string
  client: { clientId: string; clientSecret: string }
  baseUrl: string
  log: Log
}

/** Answers the requests of the protocol, and of the pages on which a user chooses an account. */
export async function createProtocol({
  issuer,
  client,
  baseUrl,
  log,
}: ProtocolOptions): Promise<RequestListener> {
  const users = new Map<string, DemoUser>()
  const provider = new Provider(issuer, await configure({ client, baseUrl, users, log }))
  provider.on('server_error', (_, error) => log.error({ err: error }, 'demo OIDC failed'))
  const answerInteraction = getRequestListener(interactions(provider, users, baseUrl).fetch)
  const answerProtocol = provider.callback()
  return (request, response) => {
    if (request.url?.startsWith('/interaction/')) void answerInteraction(request, response)
    else void answerProtocol(request, response)
  }
}

async function configure({
  client,
  baseUrl,
  users,
  log,
}: Omit<ProtocolOptions, 'issuer'> & { users: Map<string, DemoUser> }): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [new URL('/api/auth/callback/google', baseUrl).href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As at Google, the ID token contains the claims.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    adapter: MemoryStore,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 1800,
      Session: 1800,
    },
    async findAccount(_, id) {
      const user = users.get(id)
      return user && { accountId: id, claims: async () => ({ ...user }) }
    },
    // Choosing an account is the consent.
    async loadExistingGrant({ oidc }) {
      const { client: app, session, provider } = oidc
      const grant = new provider.Grant({ accountId: session.accountId, clientId: app.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, out) {
      log.warn({ error: out.error }, 'demo OIDC refused a request')
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body =
        'Diese Anmeldung gilt nicht mehr. Bitte schließe das Fenster und beginne noch einmal.'
    },
  }
}

/** The pages on which a user chooses an account. */
function interactions(provider: Provider, users: Map<string, DemoUser>, baseUrl: string) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const target = new URL(baseUrl).origin

  app.get('/interaction/:uid', async (c) => {
    const { uid } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    return chooserPage({ action: `/interaction/${uid}`, target, isWrong: false })
  })

  app.post('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env
    const { uid } = await provider.interactionDetails(incoming, outgoing)
    const choice = parseChoice(await c.req.parseBody())
    if (choice === null)
      return chooserPage({ action: `/interaction/${uid}`, target, isWrong: true })
    if (choice !== 'cancel') users.set(choice.sub, choice)
    const result =
      choice === 'cancel'
        ? { error: 'access_denied', error_description: 'cancelled by the user' }
        : { select_account: {}, login: { accountId: choice.sub } }
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
  })

  app.onError((_, c) =>
    c.text(
      'Diese Anmeldung ist abgelaufen. Bitte schließe das Fenster und beginne noch einmal.',
      400,
    ),
  )
  return app
}
