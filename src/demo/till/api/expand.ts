import type { Store } from '../ledger/store.ts'
import { refused } from './failure.ts'

/** A copy of an answer in which the ids that `paths` name are replaced by their objects. */
export function expand(store: Store, answer: object, paths: string[]): object {
  const seen = new Set<string>()
  const copy = expandValue(store, answer, paths, seen)
  const wrong = paths.find((path) => !seen.has(path))
  if (wrong) {
    throw refused(`This property cannot be expanded (${wrong}).`, undefined, 'expand[0]')
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
    // What was paid for an invoice is only told where it is asked for.
    .filter(([key]) => !(isInvoice && key === 'payments' && !names(paths, key)))
    .map(([key, inner]) => [key, expandKey(store, key, inner, paths, seen)])
  return Object.fromEntries(entries)
}

const names = (paths: string[], key: string) =>
  paths.some((path) => path === key || path.startsWith(`${key}.`))

function expandKey(
  store: Store,
  key: string,
  inner: unknown,
  paths: string[],
  seen: Set<string>,
): unknown {
  const deeper = paths.filter((path) => path.startsWith(`${key}.`))
  const rest = deeper.map((path) => path.slice(key.length + 1))
  const isNamed = names(paths, key)
  const found = isNamed && typeof inner === 'string' ? store.findAny(inner) : undefined
  const innerSeen = new Set<string>()
  const result = expandValue(store, found ?? inner, rest, innerSeen)
  if (isNamed) seen.add(key)
  // Nothing there has nothing to expand in it, and is no mistake.
  for (const path of rest) if (innerSeen.has(path) || inner === null) seen.add(`${key}.${path}`)
  return result
}
