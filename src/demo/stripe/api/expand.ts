import type { Store } from '../ledger/store.ts'
import { invalidRequest } from './failure.ts'

/** Copies an answer with objects for the ids at `paths`; throws a `Failure` for an unknown path. */
export function expand(store: Store, answer: object, paths: string[]): object {
  const seen = new Set<string>()
  const copy = expandValue(store, answer, paths, seen)
  const unknown = paths.find((path) => !seen.has(path))
  if (unknown) {
    throw invalidRequest(`This property cannot be expanded (${unknown}).`, undefined, 'expand[0]')
  }
  return copy as object
}

function expandValue(store: Store, value: unknown, paths: string[], seen: Set<string>): unknown {
  if (Array.isArray(value)) {
    for (const path of value.length === 0 ? paths : []) seen.add(path)
    return value.map((entry) => expandValue(store, entry, paths, seen))
  }
  if (typeof value !== 'object' || value === null) return value
  const object = value as Record<string, unknown>
  const isInvoice = object.object === 'invoice'
  const entries = Object.entries(object)
    // An invoice only contains its payments where they are expanded.
    .filter(([key]) => !(isInvoice && key === 'payments' && !isExpanded(paths, key)))
    .map(([key, inner]) => [key, expandKey(store, key, inner, paths, seen)])
  return Object.fromEntries(entries)
}

const isExpanded = (paths: string[], key: string) =>
  paths.some((path) => path === key || path.startsWith(`${key}.`))

function expandKey(
  store: Store,
  key: string,
  inner: unknown,
  paths: string[],
  seen: Set<string>,
): unknown {
  const innerPaths = paths.filter((path) => path.startsWith(`${key}.`))
  const rest = innerPaths.map((path) => path.slice(key.length + 1))
  const shouldExpand = isExpanded(paths, key)
  const found = shouldExpand && typeof inner === 'string' ? store.findAny(inner) : undefined
  const innerSeen = new Set<string>()
  const result = expandValue(store, found ?? inner, rest, innerSeen)
  if (shouldExpand) seen.add(key)
  // Paths into null are no error.
  for (const path of rest) if (innerSeen.has(path) || inner === null) seen.add(`${key}.${path}`)
  return result
}
