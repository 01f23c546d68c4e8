import { z } from 'zod'
import { contract } from '../../src/contract/index.ts'

/** A part of a JSON Schema, as far as the contract's inputs use it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

/** An operation of the contract. */
export interface Call {
  /** As `draft.save`. */
  name: string
  method: string
  /** With its parameters in braces, without `/api`. */
  path: string
  /** Who may make it: gast, angemeldet, eltern or redaktion. */
  access: string
  /** What it takes; null where it takes nothing. */
  input: Schema | null
  /** Whether an input is one that the call takes. */
  fits(input: unknown): boolean
}

/** All operations of the contract. */
export const calls: Call[] = Object.entries(contract).flatMap(([noun, operations]) =>
  Object.entries(operations).map(([verb, operation]) => {
    const { route, inputSchema } = operation['~orpc']
    const described = typeof route.spec === 'function' ? route.spec({}) : route.spec
    return {
      name: `${noun}.${verb}`,
      method: route.method ?? 'POST',
      path: route.path ?? '',
      access: String(Object(described)['x-zugriff']),
      input: inputSchema
        ? (z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Schema)
        : null,
      fits: (input) => (inputSchema ? inputSchema.safeParse(input).success : input === undefined),
    }
  }),
)
