import { describeApi } from '../../src/server/http/calls.ts'
import { baseUrl } from './test-user.ts'

export interface Operation {
  name: string
  method: string
  path: string
  access: string | undefined
}

/** Whether a call belongs to the content manager. */
export const isForEditors = ({ access }: { access: unknown }) =>
  access === 'redaktion' || access === 'veröffentlichung'

const document = await describeApi(baseUrl)
/** All calls of the OpenAPI document. */
export const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(
  ([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: `/api${path}`,
      access: (operation as { 'x-zugriff'?: string })['x-zugriff'],
    })),
)

/** An input value of the OpenAPI document. */
interface InputValue {
  /** Operation and field. */
  place: string
  type: string
  maximum?: number
  pattern?: string
  format?: string
}

/** The values in a schema, without constants and enums. */
function findValues(place: string, schema: unknown): InputValue[] {
  if (typeof schema !== 'object' || schema === null || 'const' in schema || 'enum' in schema) {
    return []
  }
  const nestedValues = Object.entries(schema).flatMap(([name, part]) => {
    const isField = !/^(schema|application\/json|properties|items|anyOf|allOf|\d+)$/.test(name)
    return findValues(isField ? `${place} ${name}` : place, part)
  })
  return 'type' in schema ? [{ place, ...schema } as InputValue, ...nestedValues] : nestedValues
}

/** Every input value, by operation and field. */
export const inputValues = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods ?? {}).flatMap(([method, operation]) => {
    const place = `${method.toUpperCase()} ${path}`
    const { parameters = [], requestBody } = Object(operation)
    return [
      ...parameters.flatMap((parameter: { name: string; schema: unknown }) =>
        findValues(`${place} ${parameter.name}`, parameter.schema),
      ),
      ...findValues(place, requestBody?.content),
    ]
  }),
)

/** Ends the tests' own session; settings.test.ts covers it. */
export const endAllSessions = 'DELETE /sessions'
/** Calls that may change something. */
export const writes = operations.filter(
  ({ method, name }) => method !== 'GET' && name !== endAllSessions,
)

/** The address of an operation for an account, with all parameters filled in. */
export const addressFor = (path: string, uid: string) =>
  path
    .replace('{uid}', uid)
    .replace('{childId}', 'default')
    .replace('{storyId}', 'erste')
    .replace('{list}', 'favorites')
    .replace('{day}', '2026-11-21')
    .replace('{sessionId}', 'keine-sitzung')
    .replace('{id}', '4711000')
    .replace('{itemId}', '7b0d4e7c-1111-4222-8333-444455556666')
    .replace('{version}', '1')
    .replace('{number}', 'K-KEINE')
    .replace('{slug}', 'keine-neuigkeit')
    .replace('{reportId}', '00000000-0000-4000-8000-000000000000')
    .replace('{orderNumber}', 'FH-KEINE')
    .replace('{month}', '2026-12')
    .replace('{importId}', '00000000-0000-4000-8000-000000000000')
    .replace('{uploadId}', '00000000-0000-4000-8000-000000000000')
