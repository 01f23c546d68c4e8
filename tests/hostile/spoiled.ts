import fc from 'fast-check'

type Path = readonly (string | number)[]

const nested = (depth: number, open: string, close: string) =>
  JSON.parse(open.repeat(depth) + close.repeat(depth)) as unknown

/** Values that few fields accept: types, boundaries, characters, nesting and sizes. */
const values: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], { a: 1 }],
  ...[0, -1, 1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e308],
  ...[
    '',
    ' ',
    '\t',
    '\n',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u200b',
    '\ufeff',
  ],
  ...['\u2028', 'a\u0308', 'İ', '🦊'.repeat(100), '𝕳𝖆𝖘𝖊', '%', '_', '\\', '%00', "' or 1=1 --"],
  ...[
    '../../etc/passwd',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '{{7*7}}',
    'null',
  ],
  ...['0', '-1', '007', '2147483648', '9999999999', '99999999999999999999', '1e309', 'NaN', '0x10'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-02-30', '+275760-09-13T00:00:00Z'],
  ...['2026-13', '2026-11-21T10:00:00', '00000000-0000-0000-0000-000000000000', 'ſ@example.org'],
  ...['a'.repeat(81), 'a'.repeat(301), 'ß'.repeat(5_000), 'a'.repeat(100_000)],
  ...[
    nested(60, '[', ']'),
    nested(2_000, '[', ']'),
    JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  ],
  Array.from({ length: 3_000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, at])),
]

/** Variants of a value that are probably invalid. */
const variantsOf = (value: unknown): unknown[] => {
  if (typeof value === 'string')
    return [`${value}\u0000`, `${value} `, value.toUpperCase(), value.repeat(50), `${value}\u0301`]
  if (typeof value === 'number') return [value + 2 ** 31, -value - 1, value + 0.5, String(value)]
  if (Array.isArray(value)) return [[...value, ...value], [], [...value, null], value[0]]
  if (typeof value === 'object' && value !== null)
    return [{ ...value, unbekannt: 1 }, JSON.parse('{"__proto__": {"role": "editor"}}')]
  return [String(value), [value]]
}

/** The paths inside a value, its root first. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const places = Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
  return [path, ...places.slice(0, 200)]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value)

/** A copy with another value at one path, or without it. */
function replaceAt(
  value: unknown,
  [key, ...rest]: Path,
  replacement: { value: unknown } | null,
): unknown {
  if (key === undefined) return replacement?.value
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : { ...Object(value) }
  if (rest.length === 0 && replacement === null) delete copy[key]
  else copy[key] = replaceAt(copy[key], rest, replacement)
  return copy
}

/** Copies of an input with one path spoiled. */
export const spoiled = (input: unknown): fc.Arbitrary<unknown> =>
  fc.constantFrom(...pathsOf(input)).chain((path) => {
    const changed = [...values, ...variantsOf(valueAt(input, path))].map((value) => ({ value }))
    return fc
      .oneof({ weight: 9, arbitrary: fc.constantFrom(...changed) }, fc.constant(null))
      .map((replacement) => replaceAt(input, path, replacement))
  })

/** Bodies that are no valid input. */
export const rawBodies = [
  ...[
    '',
    ' ',
    'null',
    '[]',
    '1',
    '"x"',
    'true',
    '{',
    '{"a":',
    '[1',
    '\u0000',
    '{"a": 1e309}',
    '{,}',
  ],
  ...['{"__proto__": {"role": "editor"}}', '{"a": 1, "a": 2}', '{"json": []}', '{"json": null}'],
  ...[
    '{"json": {}, "meta": {}}',
    '{"json": {"a": "x"}, "meta": [[1, "a"]]}',
    '{"json": 1, "meta": [[9]]}',
  ],
  ...['{"json": {"a": "x"}, "meta": [[5, "__proto__", "a"]], "maps": [["file"]]}'],
  `{"a": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `{"a": "${'a'.repeat(300_000)}"}`,
]

/** Headers that our client never sends. */
export const oddHeaders: readonly Record<string, string>[] = [
  {},
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'idempotency-key': 'ÿ' },
  { 'accept-language': '*;q=,,,-' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { origin: 'https://fremd.example' },
  { 'if-none-match': '*' },
  { 'last-event-id': '-1' },
]
