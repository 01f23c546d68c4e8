import './app.css'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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
import { DemoBanner } from './shell/footer/demo-banner.tsx'

declare global {
  interface Window {
    /** Defined in index.html: stores a form that is submitted before this code is loaded. */
    holdForm: (event: SubmitEvent) => void
    heldForm?: HTMLFormElement
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

async function start(root: HTMLElement) {
  const isPrerendered = root.querySelector('main') !== null
  if (isPrerendered) await loadMatchedPages()
  const client = createQueryClient()
  const getContext = () => new RouterContextProvider(new Map([[queryClientContext, client]]))
  const app = <App client={client} router={createBrowserRouter(routes, { getContext })} />
  if (isPrerendered) {
    hydrateRoot(root, app, { onRecoverableError: (error) => logError('Hydration differs', error) })
  } else {
    createRoot(root).render(app)
  }
}

interface AppProps {
  client: QueryClient
  router: DataRouter
}

function App({ client, router }: AppProps) {
  // After hydration, because React does not handle earlier submits.
  useEffect(submitHeldForm, [])
  return (
    <Providers client={client}>
      <DemoBanner />
      <RouterProvider router={router} />
    </Providers>
  )
}

/** Submits the stored form, if any; a form that a failed hydration has removed is not submitted. */
function submitHeldForm() {
  removeEventListener('submit', window.holdForm, true)
  window.heldForm?.requestSubmit()
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
  void start(root)
})
