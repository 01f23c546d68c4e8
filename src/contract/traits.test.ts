import { getEventIteratorSchemaDetails } from '@orpc/contract'
import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { describeCalls } from './traits.ts'

const calls = describeCalls(contract)
const operations: Record<string, Record<string, (typeof contract)['story']['top']>> = Object(
  contract,
)
const definitionOf = (name: string) => {
  const [noun = '', verb = ''] = name.split('.')
  const definition = operations[noun]?.[verb]?.['~orpc']
  if (!definition) throw new Error(`no call ${name}`)
  return definition
}

test.each(calls)('$name has consistent traits', (call) => {
  const { outputSchema, route } = definitionOf(call.name)
  const operation = typeof route.spec === 'function' ? route.spec({}) : {}
  const access = Object(operation)['x-zugriff']

  if (call.isPubliclyCached) {
    expect([call.rpcMethod, access]).toEqual(['GET', 'gast'])
    expect(['site', 'library']).toContain(call.scope)
  }
  if (call.isStoredInBrowser) expect(call.rpcMethod).toBe('GET')
  if (call.mayWaitOffline) expect(call.method).not.toBe('GET')
  expect(call.isStream).toBe(getEventIteratorSchemaDetails(outputSchema) !== undefined)
  expect(call.scope === 'editors').toBe(['redaktion', 'veröffentlichung'].includes(access))
})
