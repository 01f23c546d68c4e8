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

const Summary = z.strictObject({ title: z.string(), summary: z.string() })

const FrontMatter = z.strictObject({
  slug: Slug,
  kind: NewsKind,
  pinned: z.boolean(),
  published: z.iso.date(),
  de: Summary,
  en: Summary,
})

/**
 * Loads the posts of the content folder. Skips posts that are unchanged, and those that editors saved
 * or removed.
 */
export async function loadNews({
  db,
  log,
  newsDir,
}: {
  db: Database
  log: Log
  /** Folder with a Markdown file for each post. */
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

const filePattern = /^---\n(.+?)\n---\n(.+)\n<!-- en -->\n(.+)$/s

/** Parses a file: front matter, the German text, and after `<!-- en -->` the English one. */
function readPost(source: string, name: string) {
  const [, head, german, english] = filePattern.exec(source) ?? []
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
    // The feed's date of the last change.
    updatedAt: publishAt,
  }
}
