import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { story, storyText } from '../db/story-schema.ts'

/** Whether a language is not the one of a story's own `title`, German. */
export const isForeign = (language: Language | undefined) =>
  language !== undefined && language !== 'de'

/** The title in a language other than the story's own German; null where there is none. */
export function foreignTitle(language: Language | undefined): SQL {
  if (!isForeign(language)) return sql`null::text`
  return sql`(select ${storyText.title} from ${storyText} where ${storyText.storyId} = ${story.storyId} and ${storyText.language} = ${language})`
}

/** The title shown, with German collation. */
export function shownTitle(language: Language | undefined): SQL {
  return sql`coalesce(${foreignTitle(language)}, ${story.title}) collate "de-DE-x-icu"`
}
