import type { StoryDraft } from '../../contract/story-draft.ts'
import type { Database, Transaction } from '../db/client.ts'
import { findContentTypes } from './queries.ts'

interface NamedFile {
  key: string
  /** What its media type has to look like. */
  type: RegExp
}

/** Every file that a story names, with the kind it must be of. */
function filesOf({ texts, pictures }: StoryDraft): NamedFile[] {
  const named = (type: RegExp, ...keys: (string | null | undefined)[]) =>
    keys.flatMap((key) => (key ? [{ key, type }] : []))
  return [
    ...Object.values(pictures).flatMap((files) =>
      named(/^image\//, ...files.map(({ key }) => key)),
    ),
    ...Object.values(texts).flatMap(({ pdfKey, prints, audio, film }) => [
      ...named(/^application\/pdf$/, pdfKey, ...prints.map(({ key }) => key)),
      ...named(/^audio\//, audio?.key),
      ...named(/^application\/json$/, audio?.timesKey),
      ...named(/^video\//, film?.key),
      ...named(/^text\/vtt\b/, film?.captionsKey),
    ]),
  ]
}

/** Whether all files of a story are in the store, each of the kind it stands for. */
export async function isEveryFileKnown(
  db: Pick<Database | Transaction, 'select'>,
  story: StoryDraft,
): Promise<boolean> {
  const named = filesOf(story)
  const types = await findContentTypes(db, [...new Set(named.map(({ key }) => key))])
  return named.every(({ key, type }) => type.test(types.get(key) ?? ''))
}
