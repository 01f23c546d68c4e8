declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface InteractionResult {
    login?: { accountId: string }
    select_account?: Record<string, never>
    error?: string
    error_description?: string
  }

  /** The used part of the library's configuration. */
  interface Configuration {
    clients: Record<string, unknown>[]
    jwks: { keys: object[] }
    cookies: { keys: string[] }
    claims: Record<string, string[]>
    scopes: string[]
    conformIdTokenClaims: boolean
    features: Record<string, { enabled: boolean }>
    interactions: {
      policy: interactionPolicy.Policy
      url: (ctx: unknown, interaction: { uid: string }) => string
    }
    pkce: { required: () => boolean }
    adapter: new (model: string) => object
    ttl: Record<string, number>
    findAccount: (ctx: unknown, id: string) => Promise<Account | undefined>
    loadExistingGrant: (ctx: { oidc: OidcContext }) => Promise<object>
    renderError: (
      ctx: { type: string; body: string },
      out: Record<string, unknown>,
      error: Error,
    ) => void
  }

  interface Account {
    accountId: string
    claims: () => Promise<{ sub: string }>
  }

  interface OidcContext {
    client: { clientId: string }
    session: { accountId: string }
    provider: Provider
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    readonly Grant: new (properties: {
      accountId: string
      clientId: string
    }) => Grant
    callback(): RequestListener
    on(event: 'server_error', listener: (ctx: unknown, error: Error) => void): this
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
    ): Promise<string>
  }

  export namespace interactionPolicy {
    class Prompt {
      constructor(options: { name: string; requestable: boolean })
    }
    interface Policy {
      add(prompt: Prompt, index: number): void
    }
    function base(): Policy
  }
}
