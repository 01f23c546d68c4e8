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

interface WholeNumber {
  /** Operation and field. */
  place: string
  maximum?: number
}

/** The whole numbers in the schema of an input. */
function findWholeNumbers(place: string, schema: unknown): WholeNumber[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isWhole = 'type' in schema && schema.type === 'integer' && !('const' in schema)
  const inside = Object.entries(schema).flatMap(([name, part]) => {
    const isField = !/^(schema|content|application\/json|properties|items|anyOf|allOf|\d+)$/.test(
      name,
    )
    return findWholeNumbers(isField ? `${place} ${name}` : place, part)
  })
  return isWhole ? [{ place, ...schema }, ...inside] : inside
}

/** Every whole number that a call takes, by operation and field. */
export const wholeNumbers = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods ?? {}).flatMap(([method, operation]) => {
    const place = `${method.toUpperCase()} ${path}`
    const { parameters = [], requestBody } = Object(operation)
    return [
      ...parameters.flatMap((parameter: { name: string; schema: unknown }) =>
        findWholeNumbers(`${place} ${parameter.name}`, parameter.schema),
      ),
      ...findWholeNumbers(place, requestBody?.content),
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
