import { Hono } from 'hono'
import { html } from 'hono/html'
import { refuse } from './errors.ts'

interface Operation {
  summary?: string
  tags?: string[]
  'x-zugriff'?: string
}

interface ApiDocument {
  paths?: Record<string, unknown>
}

/**
 * The description of all calls as OpenAPI and as a page; 404 for callers without permission. It is made
 * on the first request, as that takes 50 ms of a start.
 */
export function descriptionRoutes(
  describe: () => Promise<ApiDocument>,
  mayRead: (headers: Headers) => Promise<boolean>,
): Hono {
  let description: Promise<ApiDocument> | undefined
  const routes = new Hono()
  routes.on('GET', ['/openapi.json', '/docs'], async (c) => {
    if (!(await mayRead(c.req.raw.headers))) {
      return refuse(c, 404, 'NOT_FOUND', 'Das haben wir nicht gefunden.')
    }
    c.header('Cache-Control', 'no-store')
    description ??= describe()
    const document = await description
    return c.req.path.endsWith('/docs') ? c.html(apiDocs(document)) : c.json(document)
  })
  return routes
}

/** A readable list of all calls. */
function apiDocs(document: ApiDocument) {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      ...operation,
    })),
  )
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Fabelhain – Schnittstelle</title>
        <style>
          body { font: 18px/1.5 system-ui, sans-serif; color: #26264a; background: #fbf5e6; margin: 0; }
          main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
          table { border-collapse: collapse; width: 100%; background: #fffdf6; }
          th, td { text-align: left; padding: 0.6rem 0.8rem; border-bottom: 1px solid #8a8069; }
          code { font-size: 0.95em; overflow-wrap: anywhere; }
          a { color: #1a5a96; }
        </style>
      </head>
      <body>
        <main>
          <h1>Die Schnittstelle von Fabelhain</h1>
          <p>
            Alle Aufrufe antworten mit JSON. Das vollständige Dokument mit Feldern und Fehlern:
            <a href="/api/openapi.json">OpenAPI 3.1</a>. Fehler haben die Form
            <code>{code, status, message, data, requestId}</code>.
          </p>
          <table>
            <thead>
              <tr><th>Aufruf</th><th>Zweck</th><th>Zugriff</th></tr>
            </thead>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    <td><code>${row.method} ${row.path}</code></td>
                    <td>${row.summary ?? ''}</td>
                    <td>${row['x-zugriff'] ?? ''}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`
}
