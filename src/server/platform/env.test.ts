import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, readStripeKey } from './env.ts'

test('demo needs nothing and listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    FABELHAIN_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    SEED: true,
  })
})

test('production names everything that is missing or wrong at once', () => {
  const start = () =>
    readConfig({ FABELHAIN_MODE: 'production', PORT: 'drei', AUTH_SECRET: 'kurz' })
  expect(start).toThrow(ConfigError)
  for (const name of ['PORT', 'AUTH_SECRET', 'BASE_URL', 'SMTP_URL', 'OPERATOR_PHONE']) {
    expect(start).toThrow(name)
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

test('the key of Stripe is a secret one, or nothing works', () => {
  expect(readStripeKey({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('sk_test_1')
  expect(() => readStripeKey({})).toThrow(ConfigError)
  expect(() => readStripeKey({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(ConfigError)
})
