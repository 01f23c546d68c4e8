import { z } from 'zod'
import type { Ledger } from '../ledger/ledger.ts'
import type { Kind, Kinds, List } from '../ledger/objects.ts'
import { resourceMissing } from './failure.ts'
import { checkForm, text } from './params.ts'

/** An operation of Stripe's API; `prepare` and `run` may throw a `Failure`. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE'
  /** Contains `:id` for an object. */
  path: string
  /** Validates the form; only `run` has effects. */
  prepare(form: unknown, id: string): { expand: string[]; run(): object }
}

const Expand = z.array(text).max(20).default([])

/** Defines an operation by its route, its parameters and its effect. */
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

/** The object of an id; throws a `Failure` where it is missing. */
export function findOrThrow<K extends Kind>(
  { store }: Ledger,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const object = store.find(kind, id)
  if (!object) throw resourceMissing(kind.split('.').at(-1)?.replace('_', '') ?? kind, id, param)
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
  const indexOf = (id: string) => {
    const index = all.findIndex((object) => object.id === id)
    if (index < 0)
      throw resourceMissing('object', id, starting_after ? 'starting_after' : 'ending_before')
    return index
  }
  const end = ending_before ? indexOf(ending_before) : all.length
  const start = starting_after ? indexOf(starting_after) + 1 : ending_before ? end - limit : 0
  const data = all.slice(Math.max(0, start), Math.min(end, Math.max(0, start) + limit))
  return {
    object: 'list',
    data,
    has_more: ending_before ? start > 0 : start + limit < end,
    url,
  }
}
