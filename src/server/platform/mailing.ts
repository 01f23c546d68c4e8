import type { Mailing } from './context.ts'

/** How calls and timed tasks send mail with links to the pages at `baseUrl`. */
export function createMailing({
  baseUrl,
  queueMail,
  onMailQueued,
}: {
  baseUrl: string
  queueMail: Mailing['queue']
  onMailQueued: () => void
}): Mailing {
  return {
    queue: queueMail,
    wake: onMailQueued,
    linkTo(page, query) {
      const link = new URL(page, baseUrl)
      link.search = new URLSearchParams(query).toString()
      return link.href
    },
  }
}
