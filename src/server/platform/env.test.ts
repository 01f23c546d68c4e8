import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  ConfigError,
  metricsAccess,
  operatorOf,
  readConfig,
  readStripeKey,
  siteMode,
} from './env.ts'

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
    const known = readConfig({ ...settings, DEMO_PUBLIC: 'yes-i-know' })
    expect(siteMode(known)).toBe('public-demo')
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

test('the operator is made up in demo mode and says so; in production every part is needed', () => {
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

test('an empty setting counts as not given', () => {
  expect(readConfig({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' })
})

test('.env.example lists exactly the settings that exist', async () => {
  const example = await readFile('.env.example', 'utf8')
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const source = await readFile('src/server/platform/env.ts', 'utf8')
  const parsed = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(parsed.sort())
})

test('metrics are shut to all but the token, and to a demo’s own machine', () => {
  const token = 'a'.repeat(32)
  const production = { ...readConfig({}), FABELHAIN_MODE: 'production' as const }
  expect(metricsAccess(readConfig({}))).toBe('open')
  const open = { DEMO_PUBLIC: 'yes-i-know' }
  expect(metricsAccess(readConfig({ ...open, HOST: '0.0.0.0' }))).toBe('closed')
  expect(metricsAccess(readConfig({ ...open, BASE_URL: 'https://demo.example' }))).toBe('closed')
  expect(metricsAccess(production)).toBe('closed')
  expect(metricsAccess({ ...production, METRICS_TOKEN: token })).toEqual({ token })
  expect(metricsAccess(readConfig({ METRICS_TOKEN: token }))).toEqual({ token })
  for (const wrong of ['a'.repeat(31), `${token} x`, `${'ä'.repeat(32)}`]) {
    expect(() => readConfig({ METRICS_TOKEN: wrong })).toThrow('METRICS_TOKEN')
  }
})

test('the key of Stripe is a secret one, or nothing works', () => {
  expect(readStripeKey({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('sk_test_1')
  expect(() => readStripeKey({})).toThrow(ConfigError)
  expect(() => readStripeKey({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(ConfigError)
})
