import './app.css'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { logError } from './data/log.ts'
import { createQueryClient, queryClientContext } from './data/query-client.ts'
import { whenIdle } from './lib/when-idle.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { DemoNote } from './shell/demo-note.tsx'

declare global {
  interface Window {
    /** Of the page itself: keeps the form that somebody has sent before this code was there. */
    holdForm: (event: SubmitEvent) => void
    heldForm?: HTMLFormElement
  }
}

/** A prerendered page is taken over only once its own code is there. */
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
  // Not before React has taken the page over: it does not hear what is sent earlier.
  useEffect(sendHeldForm, [])
  return (
    <Providers client={client}>
      <DemoNote />
      <RouterProvider router={router} />
    </Providers>
  )
}

/** A page that could not be taken over has lost its form, which then stays unsent. */
function sendHeldForm() {
  removeEventListener('submit', window.holdForm, true)
  window.heldForm?.requestSubmit()
}

/** Where its code does not come, nothing is missing that anybody would see. */
function measure() {
  import('./data/trace-sender.ts').then((code) => code.startSending()).catch(() => {})
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
whenIdle(measure)
start(root).catch((error: unknown) => {
  // The page's code did not come; the router can show that, without the prerendered text.
  logError('Start failed', error)
  root.replaceChildren()
  void start(root)
})
