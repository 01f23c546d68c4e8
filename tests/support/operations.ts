import { describeCalls } from '../../src/server/http/calls.ts'
import { baseUrl } from './app.ts'

export interface Operation {
  name: string
  method: string
  path: string
  access: string | undefined
}

const document = await describeCalls(baseUrl)
/** All calls that the description names. */
export const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(
  ([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: `/api${path}`,
      access: (operation as { 'x-zugriff'?: string })['x-zugriff'],
    })),
)

/** A value of an input, as the description has it. */
interface InputValue {
  /** Operation and field. */
  place: string
  type: string
  maximum?: number
  pattern?: string
  format?: string
}

/** The values in a schema whose form is open; what names its choices is closed. */
function findValues(place: string, schema: unknown): InputValue[] {
  if (typeof schema !== 'object' || schema === null || 'const' in schema || 'enum' in schema) {
    return []
  }
  const inside = Object.entries(schema).flatMap(([name, part]) => {
    const isField = !/^(schema|application\/json|properties|items|anyOf|allOf|\d+)$/.test(name)
    return findValues(isField ? `${place} ${name}` : place, part)
  })
  return 'type' in schema ? [{ place, ...schema } as InputValue, ...inside] : inside
}

/** Every value that a call takes, by operation and field. */
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

/** Ends the session with which the other tests go on; settings.test.ts has it. */
export const endsAll = 'DELETE /sessions'
/** Those that may change something. */
export const writes = operations.filter(({ method, name }) => method !== 'GET' && name !== endsAll)

/** The operation's address for an account, every parameter filled in with something that exists. */
export const addressFor = (path: string, uid: string) =>
  path
    .replace('{uid}', uid)
    .replace('{childId}', 'default')
    .replace('{storyId}', 'erste')
    .replace('{shelf}', 'favorites')
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
    .replace('{intakeId}', '00000000-0000-4000-8000-000000000000')
    .replace('{uploadId}', '00000000-0000-4000-8000-000000000000')
