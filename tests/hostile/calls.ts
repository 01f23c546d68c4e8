import { z } from 'zod'
import { contract } from '../../src/contract/index.ts'

/** The JSON Schema keywords that the contract's inputs use. */
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
  /** For example `draft.save`. */
  name: string
  method: string
  /** With parameters in braces, without `/api`. */
  path: string
  /** Access: gast, angemeldet, bestätigt, eltern or redaktion. */
  access: string
  /** Schema of its input; null without input. */
  input: Schema | null
  /** Whether an input is valid. */
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
