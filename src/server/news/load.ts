import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import { NewsKind, Slug } from '../../contract/news.ts'
import type { Database } from '../db/client.ts'
import { newsPost } from '../db/community-schema.ts'
import { editorChange } from '../db/editor-schema.ts'
import { storyPicture, storyText } from '../db/story-schema.ts'
import type { Log } from '../platform/log.ts'
import { newsRemoved } from './commands.ts'

const Summary = z.strictObject({ title: z.string(), summary: z.string() })

/** A page of a story of the library, whose picture the post shows. */
const PagePicture = z.strictObject({ story: z.string(), page: z.int().min(1) })

const FrontMatter = z.strictObject({
  slug: Slug,
  kind: NewsKind,
  pinned: z.boolean(),
  published: z.iso.date(),
  picture: PagePicture.optional(),
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
    const { picture: page, ...read } = readPost(source, name)
    if (await wasRemoved(db, read.slug)) continue
    const picture = page ? await findPagePicture(db, page) : null
    // The story of the picture may be loaded after the post.
    const contentHash = hashOf(source + (picture?.fileKey ?? ''))
    const post = { ...read, picture, contentHash }
    const { slug, ...changed } = post
    const loaded = await db
      .insert(newsPost)
      .values(post)
      .onConflictDoUpdate({
        target: newsPost.slug,
        set: {
          ...changed,
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

const maxPictureWidthPx = 960

/** The picture of a story's page with its descriptions; null while the library lacks it. */
async function findPagePicture(
  db: Database,
  { story: storyId, page }: z.infer<typeof PagePicture>,
): Promise<typeof newsPost.$inferSelect.picture> {
  const [found] = await db
    .select({ fileKey: storyPicture.fileKey })
    .from(storyPicture)
    .where(
      and(
        eq(storyPicture.storyId, storyId),
        eq(storyPicture.name, `p${page}`),
        lte(storyPicture.widthPx, maxPictureWidthPx),
      ),
    )
    .orderBy(desc(storyPicture.widthPx))
    .limit(1)
  const texts = await db.select().from(storyText).where(eq(storyText.storyId, storyId))
  const altIn = (language: string) =>
    texts.find((text) => text.language === language)?.pages[page - 1]?.alt
  const [de, en] = [altIn('de'), altIn('en')]
  return found && de ? { ...found, alt: { de, ...(en && { en }) } } : null
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
  const { slug, kind, pinned, published, picture, de, en } = FrontMatter.parse(parse(head))
  const publishAt = new Date(`${published}T10:00:00+01:00`)
  return {
    slug,
    kind,
    isPinned: pinned,
    publishAt,
    picture,
    texts: { de: { ...de, markdown: german.trim() }, en: { ...en, markdown: english.trim() } },
    // The feed's date of the last change.
    updatedAt: publishAt,
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
