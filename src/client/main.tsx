import './app.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { logError } from './data/core/log.ts'
import { createQueryClient, queryClientContext } from './data/queries/query-client.ts'
import { whenIdle } from './lib/when-idle.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { replaceLastView } from './shell/first-page.ts'
import { DemoBanner } from './shell/footer/demo-banner.tsx'

declare global {
  interface Window {
    /** Defined in index.html: holds what is submitted or pressed before this code is loaded. */
    hold: (event: Event) => void
    /** A form or what was pressed; repeated when the app works. */
    held?: HTMLElement | undefined
  }
}

/** Loads the code of the current page, which the hydration of a prerendered page needs. */
async function loadMatchedPages() {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Resolves when the loader of the first page has run. */
async function whenReady(router: DataRouter) {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    router.subscribe(({ initialized }) => initialized && resolve())
  })
}

async function start(root: HTMLElement) {
  const isPrerendered = root.querySelector('main') !== null
  if (isPrerendered) await loadMatchedPages()
  const client = createQueryClient()
  const getContext = () => new RouterContextProvider(new Map([[queryClientContext, client]]))
  const router = createBrowserRouter(routes, { getContext })
  const isLastView = document.documentElement.dataset.rendered === 'view'
  const place = isLastView ? document.createElement('div') : root
  const handleMount = () => (isLastView ? void replaceLastView(place).then(takeOver) : takeOver())
  const app = <App client={client} router={router} onMount={handleMount} />
  if (isPrerendered && document.documentElement.dataset.rendered === 'page') {
    const onRecoverableError = (error: unknown) => logError('Hydration differs', error)
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
    return
  }
  // A page that is replaced stays until then; a spinner between both would flicker.
  if (isPrerendered) await whenReady(router)
  // A transition renders in short tasks, so that a touch is never waiting for the whole page.
  startTransition(() => createRoot(place).render(app))
}

interface AppProps {
  client: QueryClient
  router: DataRouter
  /** Called after hydration, because React does not handle earlier events. */
  onMount: () => void
}

function App({ client, router, onMount }: AppProps) {
  const handleMount = useEffectEvent(onMount)
  useEffect(() => handleMount(), [])
  return (
    <Providers client={client}>
      <DemoBanner />
      <RouterProvider router={router} />
    </Providers>
  )
}

/** The page is no longer as it was rendered; what a failed hydration has removed is not repeated. */
function takeOver() {
  delete document.documentElement.dataset.rendered
  for (const type of ['submit', 'click']) removeEventListener(type, window.hold, true)
  const { held } = window
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held?.click()
}

/** Starts to measure; the page works without it. */
function measure() {
  import('./data/traces/trace-sender.ts').then((code) => code.startSending()).catch(() => {})
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
whenIdle(measure)
start(root).catch((error: unknown) => {
  // The page's code could not be loaded; the router shows the error instead of the prerendered page.
  logError('Start failed', error)
  root.replaceChildren()
  delete document.documentElement.dataset.rendered
  void start(root)
})
