import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { findContentTypes } from './queries.ts'

interface NamedFile {
  key: string
  /** Its media type must match this. */
  type: RegExp
}

/** Every file that a story names, with the media type that it needs. */
function filesOf({ texts, pictures }: StoryDraft): NamedFile[] {
  const filesWith = (type: RegExp, ...keys: (string | null | undefined)[]) =>
    keys.flatMap((key) => (key ? [{ key, type }] : []))
  return [
    ...Object.values(pictures).flatMap((files) =>
      filesWith(/^image\//, ...files.map(({ key }) => key)),
    ),
    ...Object.values(texts).flatMap(({ pdfKey, prints, audio, film }) => [
      ...filesWith(/^application\/pdf$/, pdfKey, ...prints.map(({ key }) => key)),
      ...filesWith(/^audio\//, audio?.key),
      ...filesWith(/^application\/json$/, audio?.timesKey),
      ...filesWith(/^video\//, film?.key),
      ...filesWith(/^text\/vtt\b/, film?.captionsKey),
    ]),
  ]
}

/** Whether all files of a story are stored, each with the media type that it needs. */
export async function isEveryFileKnown(
  db: Pick<Database | Transaction, 'select'>,
  story: StoryDraft,
): Promise<boolean> {
  const named = filesOf(story)
  const types = await findContentTypes(db, [...new Set(named.map(({ key }) => key))])
  return named.every(({ key, type }) => type.test(types.get(key) ?? ''))
}
