import { Feed } from 'feed'
import { Hono } from 'hono'
import { Language } from '../../contract/base.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../platform/clock.ts'
import { toHtml } from './markdown.ts'
import { listNewest } from './queries.ts'

/** As many posts as a reader who looks in now and then needs. */
const mostEntries = 30

const words: Record<Language, { title: string; description: string }> = {
  de: {
    title: 'Fabelhain – Neuigkeiten',
    description: 'Neue Geschichten und neue Funktionen im Fabelhain.',
  },
  en: { title: 'Fabelhain – News', description: 'New stories and new features in Fabelhain.' },
}

interface FeedParts {
  db: Database
  clock: Clock
  /** Public origin without a trailing slash. */
  baseUrl: string
  /** Who writes, as the legal pages name them. */
  authorName: string
}

/** The posts as an Atom feed (RFC 4287): `/feed.atom`, in English by `?lang=en`. */
export function feedRoutes(parts: FeedParts): Hono {
  return new Hono().get('/feed.atom', async (c) => {
    const language = Language.safeParse(c.req.query('lang')).data ?? 'de'
    c.header('Content-Type', 'application/atom+xml; charset=utf-8')
    return c.body(await writeFeed(parts, language))
  })
}

async function writeFeed(
  { db, clock, baseUrl, authorName }: FeedParts,
  language: Language,
): Promise<string> {
  const page = `${baseUrl}/news`
  const address = `${page}/feed.atom${language === 'de' ? '' : `?lang=${language}`}`
  const rows = await listNewest(db, { limit: mostEntries, now: clock.now() })
  const updatedAt = rows.map(({ publishAt, updatedAt }) => laterOf(publishAt, updatedAt))
  const feed = new Feed({
    id: address,
    title: words[language].title,
    description: words[language].description,
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
      content: withWholeAddresses(printable(toHtml(markdown)), page),
      id: language === 'de' ? link : `${link}&lang=${language}`,
      link,
      published: publishAt,
      date: laterOf(publishAt, updatedAt),
    })
  }
  return feed.atom1()
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b)

/** Without the two signs that XML has no place for. */
const printable = (text: string) => text.replace(/[\ufffe\uffff]/g, '')

/** Titles and summaries stand in the feed as HTML. */
const asHtml = (text: string) =>
  printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Links of a post lead on from wherever the feed is read. */
function withWholeAddresses(html: string, page: string): string {
  return html.replace(/(<a href=")([^"]*)"/g, (_tag, start, address: string) => {
    const whole = URL.parse(address.replaceAll('&amp;', '&'), page)
    return `${start}${asHtml(whole?.href ?? page).replaceAll('"', '&quot;')}"`
  })
}
