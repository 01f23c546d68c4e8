import { Feed } from 'feed'
import { Hono } from 'hono'
import { Language } from '../../contract/base.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../platform/clock.ts'
import { toHtml } from './markdown.ts'
import { listNewest } from './queries.ts'

/** Maximum number of posts in the feed. */
const maxEntries = 30

const labels: Record<Language, { title: string; description: string }> = {
  de: {
    title: 'Fabelhain – Neuigkeiten',
    description: 'Neue Geschichten und neue Funktionen im Fabelhain.',
  },
  en: { title: 'Fabelhain – News', description: 'New stories and new features in Fabelhain.' },
}

interface FeedDependencies {
  db: Database
  clock: Clock
  /** Public origin without a trailing slash. */
  baseUrl: string
  /** The operator, as on the legal pages. */
  authorName: string
}

/** The posts as an Atom feed (RFC 4287): `/feed.atom`, in English by `?lang=en`. */
export function feedRoutes(dependencies: FeedDependencies): Hono {
  return new Hono().get('/feed.atom', async (c) => {
    const language = Language.safeParse(c.req.query('lang')).data ?? 'de'
    c.header('Content-Type', 'application/atom+xml; charset=utf-8')
    return c.body(await writeFeed(dependencies, language))
  })
}

async function writeFeed(
  { db, clock, baseUrl, authorName }: FeedDependencies,
  language: Language,
): Promise<string> {
  const page = `${baseUrl}/news`
  const address = `${page}/feed.atom${language === 'de' ? '' : `?lang=${language}`}`
  const rows = await listNewest(db, { limit: maxEntries, now: clock.now() })
  const updatedAt = rows.map(({ publishAt, updatedAt }) => laterOf(publishAt, updatedAt))
  const feed = new Feed({
    id: address,
    title: labels[language].title,
    description: labels[language].description,
    link: page,
    feedLinks: { atom: address },
    language,
    copyright: authorName,
    author: { name: authorName },
    generator: 'Fabelhain',
    updated: updatedAt.reduce(laterOf, new Date(0)),
  })
  for (const { slug, publishAt, updatedAt, texts } of rows) {
    const { title, summary, markdown } = texts[language] ?? texts.de
    const link = `${page}?post=${slug}`
    feed.addItem({
      title: asHtml(title),
      description: asHtml(summary),
      content: withAbsoluteLinks(printable(toHtml(markdown)), page),
      id: language === 'de' ? link : `${link}&lang=${language}`,
      link,
      published: publishAt,
      date: laterOf(publishAt, updatedAt),
    })
  }
  return feed.atom1()
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b)

/** Removes the two code points that XML does not allow. */
const printable = (text: string) => text.replace(/[\ufffe\uffff]/g, '')

/** Escapes plain text, as titles and summaries are HTML in the feed. */
const asHtml = (text: string) =>
  printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Makes the links of a post absolute. */
function withAbsoluteLinks(html: string, page: string): string {
  return html.replace(/(<a href=")([^"]*)"/g, (_tag, start, address: string) => {
    const absolute = URL.parse(address.replaceAll('&amp;', '&'), page)
    return `${start}${asHtml(absolute?.href ?? page).replaceAll('"', '&quot;')}"`
  })
}
