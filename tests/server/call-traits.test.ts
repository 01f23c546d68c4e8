import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import { describeCalls } from '../../src/contract/traits.ts'
import { createCallAddresses } from '../../src/server/http/call-addresses.ts'
import { describeApi } from '../../src/server/http/calls.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addressFor, isForEditors } from '../support/operations.ts'
import { baseUrl, type TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
let editor: TestUser

beforeAll(async () => {
  app = await createTestApp()
  parent = await app.signUp()
  editor = await signUpEditor(app)
})
afterAll(() => app.close())

/** Every call by RPC and REST. */
const calls = Object.entries(contract).flatMap(([noun, operations]) =>
  Object.entries(operations).map(([name, operation]) => {
    const { method, path: address, spec } = operation['~orpc'].route
    const described: Record<string, unknown> = typeof spec === 'function' ? spec({}) : {}
    return {
      name: `${noun}.${name}`,
      address: `/rpc/${noun}/${name}`,
      rest: `${method} ${address}`,
      access: described['x-zugriff'],
    }
  }),
)

test('the OpenAPI document has every call of the contract with its access', async () => {
  const { paths = {} } = await describeApi(baseUrl)
  const documented = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => [
      `${method.toUpperCase()} ${address}`,
      (operation as { 'x-zugriff'?: string })['x-zugriff'],
    ]),
  )
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(calls.map(({ rest, access }) => [rest, access])),
  )
})

describe('the traits of a call', () => {
  const traits = describeCalls(contract)

  test.each(traits)('$name accepts GET over RPC only when it reads', async ({ name, method }) => {
    const { status } = await app.guest.request(`/rpc/${name.replace('.', '/')}`)
    expect(status === 405).toBe(method !== 'GET')
  })

  const public60 = 'public, max-age=60, stale-while-revalidate=300'
  const addresses = traits
    .filter(({ method }) => method === 'GET')
    .flatMap((call) => [
      { ...call, address: `/rpc/${call.name.replace('.', '/')}` },
      { ...call, address: addressFor(`/api${call.path}`, 'u1') },
    ])
  test.each(addresses)(
    'guests may cache $address: $isPubliclyCached',
    async ({ address, isPubliclyCached }) => {
      const { status, headers } = await app.guest.request(address)
      const isCached = isPubliclyCached && status === 200
      expect(headers.get('cache-control')).toBe(isCached ? public60 : 'no-store')
    },
  )

  test('each address leads to one call', () => {
    const { find } = createCallAddresses(traits)
    const callNameAt = (method: string, address: string) => find(method, address)?.name
    for (const { name } of traits) {
      expect(callNameAt('POST', `/rpc/${name.replace('.', '/')}`)).toBe(name)
    }
    expect(callNameAt('HEAD', '/api/stories/top/')).toBe('story.top')
    expect(callNameAt('GET', '/api/stories/erste')).toBe('story.get')
    expect(callNameAt('GET', '/api/roadmap/similar')).toBe('roadmap.similar')
    expect(callNameAt('PUT', '/api/editor/stories/erste')).toBe('draft.save')
    expect(callNameAt('DELETE', '/api/stories/erste')).toBeUndefined()
  })
})

describe('the access of an RPC call', () => {
  const statusOf = async (user: TestUser, address: string) =>
    (await user.request(address, { method: 'POST', body: { json: {} } })).status

  test.each(calls.filter(({ access }) => access !== 'gast'))(
    '$name refuses guests',
    async ({ address }) => {
      expect(await statusOf(app.guest, address)).toBe(401)
    },
  )

  test.each(calls.filter(isForEditors))(
    '$name is for editors outside Kindermodus',
    async ({ address }) => {
      expect(await statusOf(parent, address)).toBe(403)
      const device = await app.signIn(editor)
      await device.api.device.setKidsMode({ isKidsMode: true })
      expect(await statusOf(device, address)).toBe(403)
    },
  )

  test.each(calls.filter(({ access }) => access === 'bestätigt'))(
    '$name needs a verified mailbox',
    async ({ address }) => {
      const unverified = await app.signUpUnverified()
      const answer = await unverified.request(address, { method: 'POST', body: { json: {} } })
      expect([answer.status, (await answer.json()).json.code]).toEqual([403, 'EMAIL_UNVERIFIED'])
    },
  )

  test.each(calls.filter(({ access }) => access === 'eltern'))(
    '$name is closed in Kindermodus',
    async ({ address }) => {
      const device = await app.signIn(parent)
      await device.api.device.setKidsMode({ isKidsMode: true })
      const answer = await device.request(address, { method: 'POST', body: { json: {} } })
      expect([answer.status, (await answer.json()).json.code]).toEqual([403, 'GATE_CLOSED'])
    },
  )
})
