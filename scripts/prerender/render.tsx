import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createQueryClient } from '../../src/client/data/queries/query-client.ts'
import { Providers } from '../../src/client/providers.tsx'
import { routes } from '../../src/client/routes.tsx'

/** Renders a page to HTML as a guest sees it before any response arrives. */
export async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://origin.invalid${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const client = createQueryClient()
  const html = renderToString(
    <Providers client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  // The query client's timers would keep the process alive.
  client.clear()
  return html
}
