import { z } from 'zod'
import { parseStorageUrl, type StoragePlace } from '../files/storage-url.ts'

const flag = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on')

const list = () =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )

const line = () =>
  z
    .string()
    .regex(/^\P{Cc}+$/u, 'nur eine Zeile')
    .optional()

const postgresUrl = () => z.url({ protocol: /^postgres(ql)?$/ })

const StorageUrl = z.string().transform((text, context): StoragePlace => {
  const place = parseStorageUrl(text)
  if (!('problem' in place)) return place
  context.issues.push({ code: 'custom', message: place.problem, input: text })
  return z.NEVER
})

/** A secret key of a Stripe account. */
export const StripeKey = z.string().regex(/^(sk|rk)_(test|live)_\w+$/)

/** Every setting with its form and its default; `.env.example` explains them to operators. */
export const Settings = z.object({
  /** demo: embedded database, simulated Google, card payments and mail. production: real services. */
  FABELHAIN_MODE: z.enum(['demo', 'production']).default('demo'),
  /** Address that the server listens on; default: this machine in a demo, all interfaces in production. */
  HOST: z.string().min(1).optional(),
  /** TCP port; 0 picks a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Public origin without a trailing slash, e.g. https://fabelhain.example. */
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Allows a demo that others can reach: its mails, payments and sign-ins are open to all of them. */
  DEMO_PUBLIC: z.literal('yes-i-know').optional(),
  /** Folder for the embedded database, stored files and generated secrets. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where files are stored: a folder, or an S3 store; default: `files` in DATA_DIR. */
  STORAGE_URL: StorageUrl.optional(),
  /** Keys to the S3 store. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Folder with the built library (story.json, pictures, PDFs). */
  LIBRARY_DIR: z.string().min(1).default('./dist/library'),
  /** PostgreSQL connection string; without it the embedded database starts. */
  DATABASE_URL: postgresUrl().optional(),
  /** The same database without a pooler between, for LISTEN and migrations; default: DATABASE_URL. */
  DATABASE_DIRECT_URL: postgresUrl().optional(),
  /** A hot standby of it, which answers guests; default: DATABASE_URL. */
  DATABASE_READ_URL: postgresUrl().optional(),
  /** Secret of sessions and signed file addresses, at least 32 characters. Demo generates one. */
  AUTH_SECRET: z.string().min(32).optional(),
  /** OIDC client registered at Google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OIDC issuer whose discovery document is read. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** Secret key of the Stripe account, sk_live_… or sk_test_…. */
  STRIPE_SECRET_KEY: StripeKey.optional(),
  /** Secrets of Stripe's webhooks, comma separated while one replaces another. */
  STRIPE_WEBHOOK_SECRET: list(),
  /** Configurations of the billing portal (bpc_…), as `npm run stripe:sync` prints them. */
  STRIPE_PORTAL: z.string().min(4).optional(),
  STRIPE_PORTAL_CHANGE: z.string().min(4).optional(),
  /** Mail server, e.g. smtps://user:password@host. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of all mail, e.g. Fabelhain <post@fabelhain.example>. */
  MAIL_FROM: z.string().min(3).default('Fabelhain <post@fabelhain.invalid>'),
  /** Mails to many accounts (Freitagsgeschichten) in a minute, by all servers together. */
  MAIL_RATE: z.coerce.number().int().min(1).max(6_000).default(600),
  /** Data of the operator for contracts and the legal pages, shown unchanged. */
  OPERATOR_NAME: line(),
  /** Postal address for legal documents, on one line; no post office box. */
  OPERATOR_ADDRESS: line(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: line(),
  /** Legal representative (§ 5 DDG), e.g. the managing director. */
  OPERATOR_REPRESENTATIVE: line(),
  /** Court and number of the register, or that there is none. */
  OPERATOR_REGISTER: line(),
  /** VAT id or business id (W-IdNr.), or that there is none. */
  OPERATOR_TAX_ID: line(),
  /** Person responsible for the content, with address (§ 18 Abs. 2 MStV). */
  OPERATOR_RESPONSIBLE: line(),
  /** Data protection officer or, where none is required, the contact for questions. */
  OPERATOR_PRIVACY_CONTACT: line(),
  /** Supervisory authority for data protection, with address. */
  OPERATOR_PRIVACY_AUTHORITY: line(),
  /** Hosting company and location of the servers. */
  OPERATOR_HOSTING: line(),
  /** Company that delivers the mails, and location of its servers. */
  OPERATOR_MAIL_SERVICE: line(),
  /** Key to /metrics, at least 32 characters; without it the address is closed (demo: open on this machine). */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{32,}=*$/, 'mindestens 32 Zeichen aus A–Z, a–z, 0–9 und -._~+/')
    .optional(),
  /** Addresses of trusted proxies, comma separated, without CIDR; their X-Forwarded-For counts. */
  TRUSTED_PROXY: list(),
  /** Seconds in which /readyz is red before a stop closes the port; default: 0 in a demo, else 5. */
  STOP_DELAY: z.coerce.number().int().min(0).max(300).optional(),
  /** Closes all pages and calls with a friendly page; so does the file `maintenance` in DATA_DIR. */
  MAINTENANCE: flag('off'),
  /** pino level. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Whether the library, the news and the roadmap are loaded into the database at start. */
  SEED: flag('on'),
  /** `make`: missing films of the library are made in the background. */
  FILMS: z.enum(['off', 'make']).optional(),
  /** Encrypts new backups and opens encrypted ones. */
  BACKUP_PASSPHRASE: z.string().min(16, 'mindestens 16 Zeichen').optional(),
})
