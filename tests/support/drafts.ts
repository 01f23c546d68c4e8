import { emptyText } from '../../src/contract/empty-text.ts'
import type { DraftText, StoryDraft } from '../../src/contract/story-draft.ts'
import { storedFile } from '../../src/server/db/story-schema.ts'
import { emptyStory } from '../../src/server/draft/rules.ts'
import type { TestApp } from './app.ts'
import type { TestUser } from './test-user.ts'

/** Stores text as an editor's file; returns its key. */
export async function storeFile(
  { db, files }: Pick<TestApp, 'db' | 'files'>,
  content: string,
  contentType: string,
): Promise<string> {
  const extensions: Record<string, string> = {
    'application/pdf': 'pdf',
    'application/json': 'json',
    'image/avif': 'avif',
    'audio/mp4': 'm4a',
    'video/mp4': 'mp4',
  }
  const stored = await files.put(Buffer.from(content), extensions[contentType] ?? 'bin')
  await db
    .insert(storedFile)
    .values({ ...stored, contentType })
    .onConflictDoNothing()
  return stored.key
}

export const draftPage = (pageId: string, ...paragraphs: string[]) => ({
  pageId,
  picture: null,
  alt: '',
  paragraphs,
})

/** A German text that can be published. */
export function draftText(title: string, changes: Partial<DraftText> = {}): DraftText {
  return {
    ...emptyText,
    title,
    teaser: 'Worum es geht.',
    fileName: 'Geschichte.pdf',
    pages: [
      draftPage('a', `Es war einmal: ${title}.`),
      draftPage('b', 'Und so ging es aus. Ende.'),
    ],
    ...changes,
  }
}

/** A complete story with its own cover. */
export async function readyStory(
  app: Pick<TestApp, 'db' | 'files'>,
  title: string,
  changes: Partial<StoryDraft> = {},
): Promise<StoryDraft> {
  const cover = await storeFile(app, `cover of ${title}`, 'image/avif')
  return {
    ...emptyStory(title),
    values: ['mut'],
    author: 'Maria Muster',
    license: 'Eigene Geschichte',
    texts: { de: draftText(title) },
    pictures: { 'cover.de': [{ widthPx: 600, key: cover }] },
    ...changes,
  }
}

/** A saved draft that can be published. */
export async function createReadyDraft(
  app: TestApp,
  { api }: TestUser,
  title: string,
  changes: Partial<StoryDraft> = {},
) {
  const { storyId, version } = await api.draft.create({ title })
  const story = await readyStory(app, title, changes)
  return api.draft.save({ storyId, story, version })
}
