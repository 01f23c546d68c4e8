import { z } from 'zod'
import type { Ledger } from '../ledger/ledger.ts'
import type { Kind, Kinds, List } from '../ledger/objects.ts'
import { missing } from './failure.ts'
import { checkForm, text } from './params.ts'

/** One of Stripe's operations. `run` may throw a `Failure`. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` where an object is named. */
  path: string
  /** Reads the form and says what to do with it; nothing is done before. */
  prepare(form: unknown, id: string): { expand: string[]; run(): object }
}

const Expand = z.array(text).max(20).default([])

/** Describes an operation by the form it takes and what it does. */
export function operation<Shape extends z.ZodRawShape>(
  route: `${Operation['method']} /v1/${string}`,
  shape: Shape,
  run: (params: z.infer<z.ZodObject<Shape, z.core.$strict>>, id: string) => object,
): Operation {
  const [method, path = ''] = route.split(' ') as [Operation['method'], string]
  const schema = z.strictObject(shape)
  return {
    method,
    path,
    prepare(form, id) {
      const { expand, ...rest } = form as Record<string, unknown>
      const paths = checkForm(z.object({ expand: Expand }), { expand }).expand
      const params = checkForm(schema, rest)
      return { expand: paths, run: () => run(params, id) }
    },
  }
}

/** The object that an address names. */
export function findOrMissing<K extends Kind>(
  { store }: Ledger,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const object = store.find(kind, id)
  if (!object) throw missing(kind.split('.').at(-1)?.replace('_', '') ?? kind, id, param)
  return object
}

/** A page of a list, newest first. */
export function pageOf<T extends { id: string }>(
  url: string,
  oldestFirst: T[],
  {
    limit,
    starting_after,
    ending_before,
  }: {
    limit: number
    starting_after?: string | undefined
    ending_before?: string | undefined
  },
): List<T> {
  const all = oldestFirst.toReversed()
  const place = (id: string) => {
    const index = all.findIndex((object) => object.id === id)
    if (index < 0) throw missing('object', id, starting_after ? 'starting_after' : 'ending_before')
    return index
  }
  const end = ending_before ? place(ending_before) : all.length
  const start = starting_after ? place(starting_after) + 1 : ending_before ? end - limit : 0
  const data = all.slice(Math.max(0, start), Math.min(end, Math.max(0, start) + limit))
  return {
    object: 'list',
    data,
    has_more: ending_before ? start > 0 : start + limit < end,
    url,
  }
}
