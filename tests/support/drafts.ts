import { emptyText } from '../../src/contract/empty-text.ts'
import type { DraftText, StoryDraft } from '../../src/contract/story-draft.ts'
import { storedFile } from '../../src/server/db/story-schema.ts'
import { emptyStory } from '../../src/server/draft/rules.ts'
import type { TestApp, TestUser } from './app.ts'

/** Stores bytes as a file that editors have sent; returns its key. */
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

/** A story that lacks nothing, with a cover of its own. */
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

/** A draft that can be published, as an editor has it after the first save. */
export async function createReady(
  app: TestApp,
  { api }: TestUser,
  title: string,
  changes: Partial<StoryDraft> = {},
) {
  const { storyId, version } = await api.draft.create({ title })
  const story = await readyStory(app, title, changes)
  return api.draft.save({ storyId, story, version })
}
