import type { BetterAuthPlugin } from 'better-auth'
import { APIError, getOAuthState } from 'better-auth/api'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Log } from '../platform/log.ts'

/** An OIDC client at Google, or at any issuer that speaks OpenID Connect Discovery. */
export interface GoogleClient {
  issuer: string
  clientId: string
  clientSecret: string
}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

const Tokens = z.object({ id_token: z.string() })

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.unknown(),
  name: z.string().optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
  nonce: z.string(),
})

const timeoutMs = 5_000

/** A request to the issuer with a timeout and without redirects. */
async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the OIDC issuer answered ${response.status}`)
  return response.json()
}

/** Name and code of an error; messages may quote addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${error.code}` : error.name
}

/**
 * Google sign-in (OpenID Connect with PKCE and nonce) as provider `google`. Discovery runs at the first
 * sign-in, not at start, so that an outage affects nothing else. `onVerified` is called with an address
 * that Google has verified, before the account is looked up.
 */
export function googleSignIn({
  client,
  onVerified,
  log,
}: {
  client: GoogleClient
  onVerified: (identity: { email: string; subject: string }) => Promise<void>
  log: Log
}): BetterAuthPlugin {
  const issuer = client.issuer.replace(/\/$/, '')
  let cached: ReturnType<typeof discover> | undefined

  async function discover() {
    const document = Discovery.parse(await fetchJson(`${issuer}/.well-known/openid-configuration`))
    if (document.issuer.replace(/\/$/, '') !== issuer) throw new Error('foreign OIDC issuer')
    const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: timeoutMs })
    return { ...document, keys }
  }

  async function discoverOnce() {
    cached ??= discover()
    try {
      return await cached
    } catch (error) {
      cached = undefined
      log.warn({ reason: reasonOf(error) }, 'the OIDC issuer could not be discovered')
      throw new APIError('SERVICE_UNAVAILABLE', {
        code: 'GOOGLE_UNAVAILABLE',
        message: 'Google is not reachable',
      })
    }
  }

  async function readIdentity(idToken: string, nonce: string | undefined) {
    const { issuer: expected, keys } = await discoverOnce()
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: expected,
      audience: client.clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat'],
      clockTolerance: 30,
    })
    const claims = Claims.parse(payload)
    if (!nonce || claims.nonce !== nonce) throw new Error('the nonce does not match')
    // Only the boolean counts; some issuers have sent "false" as a string.
    return { ...claims, isVerified: claims.email_verified === true }
  }

  const provider = {
    id: 'google',
    name: 'Google',
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }: { profile: object }) =>
      Claims.shape.sub.parse('sub' in profile ? profile.sub : null),

    async createAuthorizationURL(data: {
      state: string
      codeVerifier: string
      redirectURI: string
      idTokenNonce?: string | undefined
    }) {
      const url = new URL((await discoverOnce()).authorization_endpoint)
      const digest = await crypto.subtle.digest(
        'SHA-256',
        new TextEncoder().encode(data.codeVerifier),
      )
      const parameters = {
        client_id: client.clientId,
        redirect_uri: data.redirectURI,
        response_type: 'code',
        scope: 'openid email profile',
        state: data.state,
        nonce: data.idTokenNonce ?? '',
        code_challenge: Buffer.from(digest).toString('base64url'),
        code_challenge_method: 'S256',
        // Families share computers: always ask which account.
        prompt: 'select_account',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url
    },

    async validateAuthorizationCode(data: {
      code: string
      redirectURI: string
      codeVerifier?: string | undefined
    }) {
      const { token_endpoint } = await discoverOnce()
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: data.code,
        redirect_uri: data.redirectURI,
        code_verifier: data.codeVerifier ?? '',
        client_id: client.clientId,
        client_secret: client.clientSecret,
      })
      const tokens = Tokens.parse(await fetchJson(token_endpoint, { method: 'POST', body }))
      return { idToken: tokens.id_token }
    },

    async getUserInfo({
      idToken,
      expectedIdTokenNonce,
    }: {
      idToken?: string | undefined
      expectedIdTokenNonce?: string | undefined
    }) {
      try {
        const identity = await readIdentity(idToken ?? '', expectedIdTokenNonce)
        const { sub, email, name, picture, isVerified } = identity
        // Linking Google to an account must not take over another account of that address.
        const isLinking = Boolean((await getOAuthState())?.link)
        if (isVerified && !isLinking) await onVerified({ email, subject: sub })
        return {
          user: { email, name: name ?? '', image: picture, emailVerified: isVerified },
          data: { sub },
        }
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'an ID token was refused')
        return null
      }
    },
  }

  return {
    id: 'google-oidc',
    init: (context) => ({
      context: { socialProviders: [provider, ...context.socialProviders] },
    }),
  }
}
