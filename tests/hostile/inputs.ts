import fc from 'fast-check'
import type { Schema } from './calls.ts'

/** Ids and texts of existing objects, by field name. */
export type KnownValues = Record<string, unknown>

/** Texts in every format of the contract; a field gets one that fits. */
const texts = [
  'Der Hase hüpft',
  'Hase',
  'hase-und-igel',
  '2026-12-24T10:00:00Z',
  '2026-11-21',
  '2026-12',
  '4711',
  'de',
  'familie@example.org',
  'https://example.org/',
  '7b0d4e7c-1111-4222-8333-444455556666',
  'FH-1',
  'cs_test_1',
  'sub_1',
  'cover.de',
  'A'.repeat(20),
  'a'.repeat(43),
  'a'.repeat(64),
]

function textOf({ pattern, allOf = [], minLength = 0, maxLength = 1e6 }: Schema) {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(
    (one) => one !== undefined,
  )
  const fitting = texts.filter(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      patterns.every((one) => new RegExp(one, 'u').test(text)),
  )
  if (fitting.length > 0) return fc.constantFrom(...fitting)
  return pattern === undefined ? fc.constant('Hase') : fc.stringMatching(new RegExp(pattern))
}

/** Inputs that fit a schema, except for rules that JSON Schema cannot express. */
export function inputOf(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => inputOf(one, known)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const make = makers[schema.type ?? ''] ?? (() => fc.constantFrom<unknown>(null, 1, 'Hase'))
  return make(schema, known)
}

const makers: Record<string, (schema: Schema, known: KnownValues) => fc.Arbitrary<unknown>> = {
  object: objectOf,
  array: arrayOf,
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

function numberOf({ minimum = 0, maximum = 1e6 }: Schema) {
  const min = Math.ceil(Math.max(minimum, -1e6))
  return fc.integer({ min, max: Math.max(min, Math.min(Math.floor(maximum), min + 3)) })
}

function arrayOf(
  { prefixItems, items = {}, minItems = 0, maxItems = 3 }: Schema,
  known: KnownValues,
) {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => inputOf(one, known)))
  const maxLength = Math.min(maxItems, Math.max(3, minItems))
  return fc.array(inputOf(items, known), { minLength: minItems, maxLength })
}

function objectOf(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    const entries = inputOf(additionalProperties, known)
    return fc.dictionary(
      inputOf({ type: 'string', ...propertyNames }, known).map(String),
      entries,
      {
        maxKeys: 2,
      },
    )
  }
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    name in known ? fc.constant(known[name]) : inputOf(property, known),
  ])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required })
}
