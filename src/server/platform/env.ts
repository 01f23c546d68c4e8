import path from 'node:path'
import type { z } from 'zod'
import type { S3Keys } from '../files/s3-client.ts'
import { parseStorageUrl, type StoragePlace } from '../files/storage-url.ts'
import type { Operator } from './context.ts'
import { isLoopback } from './loopback.ts'
import type { MetricsAccess } from './metrics.ts'
import type { StripeSettings } from './payments.ts'
import { isWeakSecret } from './secret.ts'
import { Settings, StripeKey } from './settings.ts'

const requiredInProduction = [
  'BASE_URL',
  'AUTH_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_PHONE',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_REGISTER',
  'OPERATOR_TAX_ID',
  'OPERATOR_RESPONSIBLE',
  'OPERATOR_PRIVACY_CONTACT',
  'OPERATOR_PRIVACY_AUTHORITY',
  'OPERATOR_HOSTING',
  'OPERATOR_MAIL_SERVICE',
] as const

/** Settings whose default depends on the mode. */
type ByMode = { HOST: string; FILMS: 'off' | 'make'; STOP_DELAY: number }

/** All settings, parsed once at start. */
export type Config = z.infer<typeof Settings> & ByMode

/** Thrown at start; the message lists every missing or wrong setting, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from an environment; production names all missing ones at once. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = givenSettings(environment)
  const parsed = Settings.safeParse(given)
  const problems = parsed.success ? [] : describeIssues(parsed.error)
  problems.push(...findLonely(given))
  if (given.STORAGE_URL?.startsWith('s3:')) problems.push(...findMissing(given, s3KeyNames))
  if (given.FABELHAIN_MODE === 'production')
    problems.push(...findMissing(given, requiredInProduction), ...findUnsafe(given))
  else if (parsed.data) problems.push(...findOpenDemo(parsed.data))
  if (!parsed.success || problems.length > 0) throw wrongSettings(problems)
  const config = parsed.data
  const { HOST, FILMS, STOP_DELAY } = byMode[config.FABELHAIN_MODE]
  return {
    ...config,
    HOST: config.HOST ?? HOST,
    FILMS: config.FILMS ?? FILMS,
    STOP_DELAY: config.STOP_DELAY ?? STOP_DELAY,
  }
}

const givenSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

const describeIssues = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const wrongSettings = (problems: string[]) =>
  new ConfigError(`Die Einstellungen stimmen nicht:\n  ${problems.join('\n  ')}`)

const s3KeyNames = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const findMissing = (given: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  names.filter((name) => !given[name]).map((name) => `${name}: fehlt`)

/** Settings that are unsafe in production; `findMissing` reports missing ones. */
function findUnsafe(given: NodeJS.ProcessEnv): string[] {
  const insecure = (['BASE_URL', 'GOOGLE_ISSUER'] as const)
    .filter((name) => given[name] !== undefined && !given[name].startsWith('https://'))
    .map((name) => `${name}: muss mit https:// beginnen`)
  const weak = Object.entries(minSecretLengths)
    .filter(([name, length]) => given[name] !== undefined && isWeakSecret(given[name], length))
    .map(([name]) => `${name}: ist zu erraten. ${secretAdvice}`)
  const weakPasswords = databaseUrls
    .filter((name) => hasWeakPassword(given[name] ?? ''))
    .map((name) => `${name}: das Passwort ist zu erraten. ${secretAdvice}`)
  return [...insecure, ...weak, ...weakPasswords]
}

const databaseUrls = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const

function hasWeakPassword(databaseUrl: string): boolean {
  const address = URL.parse(databaseUrl)
  const parameter = address?.searchParams.get('password')
  const password = parameter ?? decodeURIComponent(address?.password ?? '')
  return password !== '' && isWeakSecret(password, 16)
}

/** Addresses of a second way to a database that is not named. */
const findLonely = (given: NodeJS.ProcessEnv): string[] =>
  databaseUrls
    .filter((name) => given[name] && !given.DATABASE_URL)
    .map((name) => `${name}: gilt nur neben DATABASE_URL`)

/** Services issue shorter keys than people should choose. */
const minSecretLengths = { AUTH_SECRET: 32, METRICS_TOKEN: 32, S3_SECRET_ACCESS_KEY: 16 }
const secretAdvice = 'Nimm einen gewürfelten Wert: openssl rand -hex 32'

const findOpenDemo = (settings: z.infer<typeof Settings>): string[] =>
  isReachable(settings) && !settings.DEMO_PUBLIC ? [publicDemoProblem] : []

/** Whether other machines can reach a demo. */
function isReachable({ HOST, BASE_URL }: z.infer<typeof Settings>): boolean {
  const hosts = [HOST, BASE_URL && new URL(BASE_URL).hostname]
  return hosts.some((host) => host !== undefined && !isLoopback(host))
}

const publicDemoProblem =
  'HOST, BASE_URL: In einer Demo liest jeder, der sie erreicht, alle Mails, zahlt ohne Geld und ' +
  'meldet sich als Redaktion an. Sie läuft darum nur auf diesem Rechner (127.0.0.1, localhost). ' +
  'Soll sie wirklich offen sein, setze DEMO_PUBLIC=yes-i-know.'

/** Mode of the pages; a public demo says so on every page. */
export type SiteMode = 'demo' | 'public-demo' | 'production'

export function siteMode(config: Config): SiteMode {
  if (config.FABELHAIN_MODE === 'production') return 'production'
  return isReachable(config) ? 'public-demo' : 'demo'
}

const byMode = {
  demo: { HOST: '127.0.0.1', FILMS: 'make', STOP_DELAY: 0 },
  production: { HOST: '0.0.0.0', FILMS: 'off', STOP_DELAY: 5 },
} satisfies Record<string, ByMode>

/** The operator; in demo mode a sample that is marked as one. */
export function operatorOf(config: Config): Operator {
  return {
    name: config.OPERATOR_NAME ?? 'Fabelhain (Beispielangaben)',
    address: config.OPERATOR_ADDRESS ?? 'Waldweg 7, 12345 Musterstadt',
    email: config.OPERATOR_EMAIL ?? 'post@fabelhain.invalid',
    phone: config.OPERATOR_PHONE ?? '+49 30 000000 (Beispiel)',
    representative: config.OPERATOR_REPRESENTATIVE ?? 'Frida Muster (Beispiel)',
    register: config.OPERATOR_REGISTER ?? 'Amtsgericht Musterstadt, HRB 00000 (Beispiel)',
    taxId: config.OPERATOR_TAX_ID ?? 'DE000000000 (Beispiel)',
    responsible:
      config.OPERATOR_RESPONSIBLE ?? 'Frida Muster, Waldweg 7, 12345 Musterstadt (Beispiel)',
    privacyContact: config.OPERATOR_PRIVACY_CONTACT ?? 'datenschutz@fabelhain.invalid (Beispiel)',
    privacyAuthority:
      config.OPERATOR_PRIVACY_AUTHORITY ?? 'das Landesamt für Datenschutz Musterstadt (Beispiel)',
    hosting: config.OPERATOR_HOSTING ?? 'Rechenzentrum Musterstadt (Beispiel)',
    mailService: config.OPERATOR_MAIL_SERVICE ?? 'Postdienst Musterstadt (Beispiel)',
  }
}

/** Where files are stored, with the keys of an S3 store. */
export interface StorageSettings {
  place: StoragePlace
  keys: S3Keys
}

export const storageSettings = (config: Config | CommandConfig): StorageSettings => ({
  place: config.STORAGE_URL ?? { folder: path.join(config.DATA_DIR, 'files') },
  keys: s3KeysOf(config),
})

/** The place that a command names, with the keys of the settings; throws `ConfigError`. */
export function readStorage(
  text: string,
  environment: NodeJS.ProcessEnv = process.env,
): StorageSettings {
  const place = parseStorageUrl(text)
  if ('problem' in place) throw new ConfigError(`${text}: ${place.problem}`)
  const missing = 'bucket' in place ? findMissing(environment, s3KeyNames) : []
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
  return { place, keys: s3KeysOf(environment) }
}

/** The folder for data, for a command that needs no other setting. */
export const readDataDir = (environment: NodeJS.ProcessEnv = process.env): string =>
  Settings.shape.DATA_DIR.parse(environment.DATA_DIR || undefined)

const s3KeysOf = (given: Partial<Record<(typeof s3KeyNames)[number], string | undefined>>) => ({
  accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
  secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
})

/** The client registered at Google; null without one. */
export function googleSettings(config: Config) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config
  if (!clientId || !clientSecret) return null
  return { clientId, clientSecret, issuer: config.GOOGLE_ISSUER }
}

/** How to reach Stripe; production has checked that the secrets are there. */
export function stripeSettings(config: Config): StripeSettings {
  return {
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: config.STRIPE_WEBHOOK_SECRET,
    portal: { home: config.STRIPE_PORTAL, change: config.STRIPE_PORTAL_CHANGE },
  }
}

/** Access to /metrics: open in a demo that only this machine reaches. */
export function metricsAccess(config: Config): MetricsAccess {
  if (config.METRICS_TOKEN) return { token: config.METRICS_TOKEN }
  return siteMode(config) === 'demo' ? 'open' : 'closed'
}

const CommandSettings = Settings.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  STORAGE_URL: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  DATA_DIR: true,
  LOG_LEVEL: true,
  BACKUP_PASSPHRASE: true,
})

/** The settings of a command that works on the stored data and runs without the server. */
export type CommandConfig = z.infer<typeof CommandSettings>

/** Reads the settings of a command; it needs none of those that only a server needs. */
export function readCommandConfig(environment: NodeJS.ProcessEnv = process.env): CommandConfig {
  const parsed = CommandSettings.safeParse(givenSettings(environment))
  if (parsed.success) return parsed.data
  throw wrongSettings(describeIssues(parsed.error))
}

/** The key of the Stripe account, for a command that needs no other setting. */
export function readStripeKey(environment: NodeJS.ProcessEnv = process.env): string {
  const { data } = StripeKey.safeParse(environment.STRIPE_SECRET_KEY)
  if (data) return data
  throw new ConfigError('STRIPE_SECRET_KEY fehlt oder ist kein geheimer Schlüssel von Stripe.')
}
