import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { logError } from '../data/core/log.ts'
import { ChunkLoadError } from '../lib/load-page.ts'
import { claimReload } from '../lib/reload-once.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Paper } from '../ui/paper.tsx'
import { Backdrop } from './backdrop.tsx'
import { Logo } from './header/logo.tsx'
import { LoadingPage } from './layout.tsx'

/** Replaces a broken page (spec 2.28): says what happened and what to do. */
export function ErrorScreen() {
  const error = useRouteError()
  const [id] = useState(() => crypto.randomUUID().slice(0, 8))
  // Without a network a reload does not help and may even fail.
  const [isReloading] = useState(
    () => error instanceof ChunkLoadError && navigator.onLine && claimReload(sessionStorage),
  )
  useEffect(() => {
    if (isReloading) location.reload()
    else logError(`Unexpected error ${id}`, error)
  }, [isReloading, id, error])
  if (isReloading) return <LoadingPage />
  return (
    <div className="min-h-dvh">
      <Backdrop page="landing" />
      <header className="night relative z-10 px-6 py-2">
        <div className="cut-bottom absolute inset-0 -bottom-4 -z-10 bg-page" />
        <Logo />
      </header>
      <main className="mx-auto max-w-page px-4 pt-16">
        <title>{m.error_heading()}</title>
        <Paper className="mx-auto max-w-text" role="alert">
          <h1>{m.error_heading()}</h1>
          <p className="mt-4">
            {error instanceof ChunkLoadError ? m.error_chunk() : m.error_explanation()}
          </p>
          <p className="mt-2 text-sm text-soft">{m.error_id({ id })}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => location.reload()}>
              {m.error_reload()}
            </Button>
            {/* A plain link discards the broken page's code. */}
            <a href="/" className="button button-secondary">
              {m.site_to_landing()}
            </a>
          </div>
        </Paper>
      </main>
    </div>
  )
}
