import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, ne, sql } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import { NewsKind, Slug } from '../../contract/news.ts'
import type { Database } from '../db/client.ts'
import { newsPost } from '../db/community-schema.ts'
import { editorChange } from '../db/editor-schema.ts'
import type { Log } from '../platform/log.ts'
import { newsRemoved } from './commands.ts'

const Words = z.strictObject({ title: z.string(), summary: z.string() })

const FrontMatter = z.strictObject({
  slug: Slug,
  kind: NewsKind,
  pinned: z.boolean(),
  published: z.iso.date(),
  de: Words,
  en: Words,
})

/**
 * Loads the posts that come with the product. One that is there already costs a query; what editors
 * saved or took away stays as they left it.
 */
export async function loadNews({
  db,
  log,
  newsDir,
}: {
  db: Database
  log: Log
  /** Folder with one Markdown file per post. */
  newsDir: string
}): Promise<void> {
  const names = await readdir(newsDir).catch(() => [])
  for (const name of names.filter((name) => name.endsWith('.md'))) {
    const source = await readFile(path.join(newsDir, name), 'utf8')
    const post = readPost(source, name)
    if (await wasRemoved(db, post.slug)) continue
    const { slug, contentHash, ...changed } = post
    const loaded = await db
      .insert(newsPost)
      .values(post)
      .onConflictDoUpdate({
        target: newsPost.slug,
        set: {
          ...changed,
          contentHash,
          updatedAt: sql`now()`,
          version: sql`${newsPost.version} + 1`,
        },
        // A post without a hash is an editor's.
        setWhere: ne(newsPost.contentHash, contentHash),
      })
      .returning({ slug: newsPost.slug })
    if (loaded.length > 0) log.info({ slug }, 'news loaded')
  }
}

async function wasRemoved(db: Database, slug: string): Promise<boolean> {
  const isThis = and(eq(editorChange.action, newsRemoved), eq(editorChange.subject, slug))
  return (await db.$count(editorChange, isThis)) > 0
}

const parts = /^---\n(.+?)\n---\n(.+)\n<!-- en -->\n(.+)$/s

/** Front matter, the German text, and behind `<!-- en -->` the English one. */
function readPost(source: string, name: string) {
  const [, head, german, english] = parts.exec(source) ?? []
  if (!head || !german || !english) throw new Error(`content/news/${name} is not a post`)
  const { slug, kind, pinned, published, de, en } = FrontMatter.parse(parse(head))
  const publishAt = new Date(`${published}T10:00:00+01:00`)
  return {
    slug,
    kind,
    isPinned: pinned,
    publishAt,
    texts: { de: { ...de, markdown: german.trim() }, en: { ...en, markdown: english.trim() } },
    contentHash: createHash('sha256').update(source).digest('hex'),
    // A feed counts a post as changed by this.
    updatedAt: publishAt,
  }
}
