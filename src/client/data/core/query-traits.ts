import { type ReadTraits, readTraits } from './read-traits.ts'

/** Traits of the call that a query key names (`[['story', 'top'], …]`); undefined for other keys. */
export function queryTraits([path]: readonly unknown[]): ReadTraits | undefined {
  return Array.isArray(path) ? readTraits[path.join('.')] : undefined
}
