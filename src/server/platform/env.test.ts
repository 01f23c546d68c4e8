import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  ConfigError,
  metricsAccess,
  operatorOf,
  readCommandConfig,
  readConfig,
  readStripeKey,
  siteMode,
  storageSettings,
} from './env.ts'
import { Settings } from './settings.ts'

test('demo needs nothing and listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    FABELHAIN_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    SEED: true,
    FILMS: 'make',
  })
})

test('a demo that others can reach does not start by accident', () => {
  const open = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'fabelhain.example' },
    { HOST: '127.0.0.1.fabelhain.example' },
    { BASE_URL: 'https://fabelhain.example' },
    { BASE_URL: 'http://192.168.1.20:3000' },
    { BASE_URL: 'http://localhost.fabelhain.example' },
  ]
  for (const settings of open) {
    expect(() => readConfig(settings)).toThrow(ConfigError)
    expect(() => readConfig(settings)).toThrow('DEMO_PUBLIC=yes-i-know')
    for (const DEMO_PUBLIC of ['yes', 'on', 'true', '1']) {
      expect(() => readConfig({ ...settings, DEMO_PUBLIC })).toThrow('DEMO_PUBLIC')
    }
    const publicDemo = readConfig({ ...settings, DEMO_PUBLIC: 'yes-i-know' })
    expect(siteMode(publicDemo)).toBe('public-demo')
  }
  const local = [
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.53' },
    { BASE_URL: 'http://localhost:5173' },
    { BASE_URL: 'http://fabelhain.localhost' },
    { BASE_URL: 'http://127.0.0.1:4000' },
    { BASE_URL: 'http://[::1]:4000' },
  ]
  for (const settings of local) {
    expect(siteMode(readConfig(settings))).toBe('demo')
    expect(siteMode(readConfig({ ...settings, DEMO_PUBLIC: 'yes-i-know' }))).toBe('demo')
  }
})

test('production names everything that is missing or wrong at once', () => {
  const start = () =>
    readConfig({ FABELHAIN_MODE: 'production', PORT: 'drei', AUTH_SECRET: 'kurz' })
  expect(start).toThrow(ConfigError)
  const services = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'SMTP_URL']
  const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  const missing = ['BASE_URL', 'OPERATOR_PHONE', ...services, ...payments]
  expect(start).toThrow('PORT: ')
  expect(start).toThrow('AUTH_SECRET: ')
  for (const name of missing) expect(start).toThrow(`${name}: fehlt`)
})

const operator = Object.fromEntries(
  Object.keys(operatorOf(readConfig({}))).map((part) => [
    `OPERATOR_${part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
    part === 'email' ? 'post@fabelhain.example' : part,
  ]),
)
const strongSecret = '9f2c1b7e04d8a65310bce94f7a28d6035e1f'
const production = {
  FABELHAIN_MODE: 'production',
  BASE_URL: 'https://fabelhain.example',
  AUTH_SECRET: strongSecret,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-4f7a28d6',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://post.example',
  ...operator,
}

test('production accepts no address without TLS', () => {
  expect(readConfig(production).BASE_URL).toBe('https://fabelhain.example')
  for (const name of ['BASE_URL', 'GOOGLE_ISSUER']) {
    const start = () => readConfig({ ...production, [name]: 'http://fabelhain.example' })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(`${name}: muss mit https:// beginnen`)
  }
})

test('production accepts no guessable secret and no sample value', () => {
  const weak = [
    'a'.repeat(64),
    'ab12cd34'.repeat(6),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'change-me-change-me-change-me-please!',
    'a secret of at least thirty-two characters',
    'Fabelhain-Geheimnis-fuer-alle-Zeiten',
  ]
  for (const secret of weak) {
    expect(() => readConfig({ ...production, AUTH_SECRET: secret })).toThrow('AUTH_SECRET: ')
    const METRICS_TOKEN = secret.replaceAll(' ', '-')
    expect(() => readConfig({ ...production, METRICS_TOKEN })).toThrow('METRICS_TOKEN: ')
  }
  const database = (password: string) => ({
    ...production,
    DATABASE_URL: `postgresql://fabelhain_app:${password}@database:5432/fabelhain`,
  })
  for (const password of ['postgres', 'fabelhain', 'hunter2', 'passwort-1234567']) {
    expect(() => readConfig(database(password))).toThrow('DATABASE_URL: ')
    const DATABASE_URL = `postgresql:///fabelhain?host=database&user=fabelhain_app&password=${password}`
    expect(() => readConfig({ ...production, DATABASE_URL })).toThrow('DATABASE_URL: ')
    const direct = { ...database(strongSecret), DATABASE_DIRECT_URL: DATABASE_URL }
    expect(() => readConfig(direct)).toThrow('DATABASE_DIRECT_URL: das Passwort')
  }
  const socket = 'postgresql:///fabelhain?host=/run/postgresql'
  expect(readConfig({ ...production, DATABASE_URL: socket }).DATABASE_URL).toBe(socket)
  expect(readConfig(database(strongSecret)).DATABASE_URL).toContain(strongSecret)
})

test.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])(
  '%s needs DATABASE_URL beside it',
  (name) => {
    const second = { [name]: 'postgresql:///fabelhain?host=/run/postgresql' }
    expect(() => readConfig(second)).toThrow(`${name}: gilt nur neben DATABASE_URL`)
    const DATABASE_URL = 'postgresql:///fabelhain?host=/run/pgbouncer'
    expect(readConfig({ DATABASE_URL, ...second })).toMatchObject(second)
  },
)

test('secrets that openssl generates are strong enough', () => {
  const randomBytesOf = (time: number) => createHash('sha256').update(String(time)).digest()
  const secrets = Array.from({ length: 500 }, (_, time) => [
    randomBytesOf(time).subarray(0, 16).toString('hex'),
    ...(['base64', 'base64url'] as const).map((encoding) => randomBytesOf(time).toString(encoding)),
  ]).flat()
  for (const AUTH_SECRET of [...secrets, '9f12345c07be41d8a6e2f0b39c5d7714'])
    expect(readConfig({ ...production, AUTH_SECRET })).toMatchObject({ AUTH_SECRET })
})

test('the operator is a marked sample in demo mode; production needs every part', () => {
  const sample = operatorOf(readConfig({}))
  expect(sample.name).toContain('Beispielangaben')
  for (const [part, text] of Object.entries(sample)) {
    expect([part, /Beispiel|\.invalid|Musterstadt/.test(text)]).toEqual([part, true])
    const name = `OPERATOR_${part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
    expect(() => readConfig({ FABELHAIN_MODE: 'production' })).toThrow(`${name}: fehlt`)
    const line = `${part}@fabelhain.example`
    expect(operatorOf(readConfig({ [name]: line }))).toMatchObject({ [part]: line })
    expect(() => readConfig({ [name]: 'zwei\nZeilen' })).toThrow(name)
  }
})

test('a stop is announced in production; a rate of mails has bounds', () => {
  expect(readConfig({}).STOP_DELAY).toBe(0)
  expect(readConfig({ STOP_DELAY: '2', MAIL_RATE: '6000' })).toMatchObject({
    STOP_DELAY: 2,
    MAIL_RATE: 6_000,
  })
  for (const MAIL_RATE of ['0', '6001', 'viele']) {
    expect(() => readConfig({ MAIL_RATE })).toThrow('MAIL_RATE')
  }
})

test('an empty setting counts as missing', () => {
  expect(readConfig({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' })
})

test('.env.example lists exactly the settings that exist', async () => {
  const example = await readFile('.env.example', 'utf8')
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(Object.keys(Settings.shape).sort())
})

const s3Keys = { S3_ACCESS_KEY_ID: 'KEY', S3_SECRET_ACCESS_KEY: strongSecret }
const s3Address = 's3://eimer/ein/ordner?endpoint=https://s3.example&region=eu-1'

test('files are stored in DATA_DIR, in another folder or in S3', () => {
  const placeOf = (settings: NodeJS.ProcessEnv) => storageSettings(readConfig(settings)).place
  expect(placeOf({ DATA_DIR: '/daten' })).toEqual({ folder: '/daten/files' })
  expect(placeOf({ STORAGE_URL: '/gemeinsam' })).toEqual({ folder: '/gemeinsam' })
  const bucket = { endpoint: 'https://s3.example', name: 'eimer', prefix: 'ein/ordner/' }
  const { place, keys } = storageSettings(readConfig({ STORAGE_URL: s3Address, ...s3Keys }))
  expect(place).toEqual({ bucket: { ...bucket, region: 'eu-1' } })
  expect(keys).toEqual({ accessKeyId: 'KEY', secretAccessKey: strongSecret })
  expect(placeOf({ STORAGE_URL: 's3://eimer?endpoint=http://127.0.0.1:9000', ...s3Keys })).toEqual({
    bucket: {
      endpoint: 'http://127.0.0.1:9000',
      name: 'eimer',
      prefix: '',
      region: 'us-east-1',
    },
  })
})

test('an S3 store needs its keys, which are no part of its address', () => {
  const start = (settings: NodeJS.ProcessEnv) => () => readConfig(settings)
  expect(start({ STORAGE_URL: s3Address })).toThrow('S3_ACCESS_KEY_ID: fehlt')
  expect(start({ STORAGE_URL: s3Address })).toThrow('S3_SECRET_ACCESS_KEY: fehlt')
  const withKeys = s3Address.replace('s3://', 's3://KEY:geheim@')
  expect(start({ STORAGE_URL: withKeys, ...s3Keys })).toThrow('S3_ACCESS_KEY_ID')
  const weak = { ...production, S3_SECRET_ACCESS_KEY: 'minioadmin' }
  expect(start(weak)).toThrow('S3_SECRET_ACCESS_KEY: ist zu erraten')
  expect(start({ ...production, STORAGE_URL: s3Address, ...s3Keys })).not.toThrow()
  for (const wrong of [
    's3://eimer',
    's3://eimer?endpoint=ftp://s3.example',
    's3://eimer?endpoint=https://s3.example/eimer',
    's3://eimer?endpoint=https://key:secret@s3.example',
    's3://ei_mer?endpoint=https://s3.example',
    's3://eimer/a%2fb?endpoint=https://s3.example',
    's3://eimer?endpoint=https://s3.example&keys=x',
    'https://s3.example/eimer',
  ])
    expect(start({ STORAGE_URL: wrong, ...s3Keys }), wrong).toThrow('STORAGE_URL: ')
})

test('metrics are open only to the token and to a local demo', () => {
  const token = 'a'.repeat(32)
  expect(metricsAccess(readConfig({}))).toBe('open')
  const open = { DEMO_PUBLIC: 'yes-i-know' }
  expect(metricsAccess(readConfig({ ...open, HOST: '0.0.0.0' }))).toBe('closed')
  expect(metricsAccess(readConfig({ ...open, BASE_URL: 'https://demo.example' }))).toBe('closed')
  expect(metricsAccess(readConfig(production))).toBe('closed')
  const guarded = readConfig({ ...production, METRICS_TOKEN: strongSecret })
  expect(metricsAccess(guarded)).toEqual({ token: strongSecret })
  expect(metricsAccess(readConfig({ METRICS_TOKEN: token }))).toEqual({ token })
  for (const wrong of ['a'.repeat(31), `${token} x`, `${'ä'.repeat(32)}`]) {
    expect(() => readConfig({ METRICS_TOKEN: wrong })).toThrow('METRICS_TOKEN')
  }
})

test('only a secret key of Stripe is accepted', () => {
  expect(readStripeKey({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('sk_test_1')
  expect(() => readStripeKey({})).toThrow(ConfigError)
  expect(() => readStripeKey({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(ConfigError)
})

test('a command needs no setting that only a server needs', () => {
  const DATABASE_URL = 'postgres://host/fabelhain'
  expect(readCommandConfig({ FABELHAIN_MODE: 'production', DATABASE_URL, PORT: 'none' })).toEqual({
    DATABASE_URL,
    DATA_DIR: './data',
    LOG_LEVEL: 'info',
  })
  expect(() => readCommandConfig({ DATABASE_URL: 'fabelhain' })).toThrow(/DATABASE_URL: /)
})
