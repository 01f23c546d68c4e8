import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { refuse, wrongMethodMessage } from './errors.ts'

/** Headers that files, the pop-up's last page and the stand-ins set themselves, more strictly. */
const overridableHeaders = ['content-security-policy', 'cross-origin-opener-policy']

/** Features that the reader and its films use. */
const usedFeatures = 'autoplay fullscreen pictureInPicture screenWakeLock'

/**
 * Features to switch off. Only names that Chromium knows on all systems: any other name logs a warning
 * in the console of every page.
 */
const unusedFeatures = `
  accelerometer browsingTopics camera clipboardRead clipboardWrite displayCapture encryptedMedia
  gamepad geolocation gyroscope hid idleDetection keyboardMap localFonts magnetometer microphone midi
  otpCredentials payment publickeyCredentialsGet serial storageAccess syncXhr usb windowManagement
  xrSpatialTracking`

const namesIn = (features: string) => features.trim().split(/\s+/)
const permissionsPolicy = Object.fromEntries([
  ...namesIn(usedFeatures).map((name) => [name, ['self']]),
  ...namesIn(unusedFeatures).map((name) => [name, []]),
])

interface HeaderOptions {
  baseUrl: string
  /** sha256 sources of the inline scripts, from the client's build. */
  scriptHashes: string[]
}

/** Security headers of every answer. They allow no third party. */
export function securityHeaders(options: HeaderOptions): MiddlewareHandler {
  const computed = computeOnce(headersFor(options))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of await computed) {
      if (!overridableHeaders.includes(name) || !headers.has(name)) headers.set(name, value)
    }
  }
}

/** What the middleware adds to an answer, which is the same for all: computing it costs as much as a call. */
async function computeOnce(
  middleware: MiddlewareHandler,
): Promise<[name: string, value: string][]> {
  const app = new Hono().use(middleware).get('/', (c) => c.body(null))
  return [...(await app.request('/')).headers]
}

const headersFor = ({ baseUrl, scriptHashes }: HeaderOptions) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
      // Prerendered pages have style attributes, which hashes do not cover.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // The Google pop-up needs its opener.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginEmbedderPolicy: false,
    permissionsPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: baseUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
  })

const safeMethods = new Set(['GET', 'HEAD'])
const methods = [...safeMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Refuses OPTIONS (there is no CORS), TRACE and every other unused method. */
export function knownMethods(): MiddlewareHandler {
  return async (c, next) => {
    if (methods.includes(c.req.method)) return next()
    c.header('Allow', methods.join(', '))
    return refuse(c, 405, 'METHOD_NOT_SUPPORTED', wrongMethodMessage)
  }
}

/**
 * Accepts writes only from our own origin and only as JSON, or as the given type of a mount that takes
 * files. A form of another site can send neither (CSRF).
 */
export function sameOriginWrites(
  baseUrl: string,
  mediaType = 'application/json',
): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isWrite = !safeMethods.has(c.req.method)
    if ((isWrite || origin !== undefined) && origin !== baseUrl) {
      return refuse(c, 403, 'FORBIDDEN', 'Diese Anfrage kommt nicht von unserer Seite.')
    }
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (isWrite && type !== undefined && type !== mediaType) {
      return refuse(c, 415, 'UNSUPPORTED_MEDIA_TYPE', wrongTypeMessage(mediaType))
    }
    return next()
  }
}

const wrongTypeMessage = (mediaType: string) =>
  mediaType === 'application/json' ? 'Wir verstehen nur JSON.' : `Wir verstehen nur ${mediaType}.`
