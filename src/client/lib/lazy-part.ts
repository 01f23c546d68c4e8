import type { ComponentType } from 'react'
import { lazy } from 'react'
import { persistently } from './persistently.ts'

/**
 * A part of the page whose code comes when it is first shown. Where it does not come, as without a
 * network, it is asked for again and the page goes on without it: a missing part is no broken page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await persistently(load) }))
}
