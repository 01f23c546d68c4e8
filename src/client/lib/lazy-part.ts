import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { retryForever } from './retry-forever.ts'

/**
 * A component whose code loads when it is first rendered. A failed load is retried until it
 * succeeds; meanwhile the page works without the part. `useLazyPart` reports the failure instead.
 */
export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Null until `preload` has succeeded. */
  loaded: ComponentType<Props> | null
  /** Loads the code; after a failure it can be called again. */
  preload: () => Promise<void>
}

/** Declares a lazy part; call it once, at the top level of the module that shows the part. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part: LazyPart<Props> = Object.assign(
    lazy(async () => ({ default: await retryForever(load) })),
    {
      loaded: null,
      preload: async () => {
        part.loaded ??= await load()
      },
    },
  )
  return part
}

/** The component while it is needed and loaded, else null; `onFailure` is called if loading fails. */
export function useLazyPart<Props extends object>(
  part: LazyPart<Props>,
  isNeeded: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [{ component }, setLoaded] = useState(() => ({ component: part.loaded }))
  const handleFailure = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isNeeded || component !== null) return
    let isCancelled = false
    part.preload().then(
      () => !isCancelled && setLoaded({ component: part.loaded }),
      () => !isCancelled && handleFailure(),
    )
    return () => {
      isCancelled = true
    }
  }, [part, isNeeded, component])
  return isNeeded ? component : null
}
