import { z } from 'zod'
import { Language, StoryId, searchText, Timestamp } from './base.ts'
import { storyValues } from './story-values.ts'

/** Values that a story conveys, in the order in which pages list them. */
export const StoryValue = z.enum(storyValues)
export type StoryValue = z.infer<typeof StoryValue>

export const StorySort = z.enum(['likes', 'new', 'short', 'title'])
export type StorySort = z.infer<typeof StorySort>

/** The story document of spec 3.58. */
export const TopStory = z.object({
  storyId: StoryId,
  title: z.string(),
  fileName: z.string(),
  coverImageUrl: z.string().nullable(),
  likes: z.number().int().nonnegative(),
})
export type TopStory = z.infer<typeof TopStory>

export const RankingPeriod = z.enum(['week', 'month', 'ever'])
export type RankingPeriod = z.infer<typeof RankingPeriod>

/** The German title with soft hyphens in its long words; missing or null without long words. */
export const TitleSyllables = z.string().nullish()

/** A story with its rank; `likes` and `reads` are those of the period. */
export const RankedStory = TopStory.extend({
  titleSyllables: TitleSyllables,
  rank: z.number().int().positive(),
  reads: z.number().int().nonnegative(),
})
export type RankedStory = z.infer<typeof RankedStory>

/** A story as the library lists it. */
export const StoryCard = TopStory.extend({
  titleSyllables: TitleSyllables,
  languages: z.array(Language),
  /** The title in each other language the story has. */
  titles: z.partialRecord(Language, z.string()),
  values: z.array(StoryValue),
  kind: z.enum(['maerchen', 'fabel', 'alltag']),
  ageFrom: z.number().int(),
  ageTo: z.number().int(),
  minutes: z.number().int(),
  /** Reading level (Lesestufe), 1 to 4. */
  level: z.number().int().min(1).max(4),
  /** Scare (Gruselfaktor), 0 to 3 owls. */
  scare: z.number().int().min(0).max(3),
  teaser: z.string(),
  teasers: z.partialRecord(Language, z.string()),
  hasAudio: z.boolean(),
  hasVideo: z.boolean(),
  /** Whether there is a PDF in any language. */
  hasPdf: z.boolean(),
  isSample: z.boolean(),
  publishedAt: Timestamp,
})
export type StoryCard = z.infer<typeof StoryCard>

/**
 * Where a search found a story whose title does not say it: a topic, or words of a text about it. Where
 * nothing is found: the words that resemble the search.
 */
export const FoundBy = z.union([
  z.object({ similar: z.string() }),
  z.object({ topic: z.string() }),
  z.object({ excerpt: z.string(), language: Language }),
])
export type FoundBy = z.infer<typeof FoundBy>

/** A story of a search. */
export const FoundStory = StoryCard.extend({ foundBy: FoundBy.optional() })
export type FoundStory = z.infer<typeof FoundStory>

const StoryTexts = z.object({
  title: z.string(),
  subtitle: z.string(),
  teaser: z.string(),
  about: z.string(),
  contentNote: z.string(),
  questions: z.array(z.string()),
  glossary: z.record(z.string(), z.string()),
  /** Paragraphs of page 1, readable without opening the story. */
  firstPage: z.array(z.string()),
})

/** What parents see before they open a story; spends no read. */
export const StorySheet = StoryCard.extend({
  words: z.number().int(),
  /** Whether the reading level is computed from words and sentences, not set by an editor. */
  isLevelComputed: z.boolean(),
  author: z.string(),
  source: z.string().nullable(),
  texts: z.partialRecord(Language, StoryTexts),
})
export type StorySheet = z.infer<typeof StorySheet>

/** What a family looks for; of the top stories, part of a title or file name. */
export const Search = searchText(100)

/** Language of the titles that are shown, searched and sorted; default German. */
export const ShownIn = Language.optional()

/** One or several choices of a group; several mean any of them. */
const anyOf = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([z.array(choice).min(1).max(20), choice.transform((one) => [one])]).optional()

/** A kind of story. */
export const StoryKind = StoryCard.shape.kind
export type StoryKind = z.infer<typeof StoryKind>

/** Minutes of reading aloud; each span excludes its lower and includes its upper bound. */
export const StoryTime = z.enum(['up-to-5', '5-10', '10-20', 'over-20'])
export type StoryTime = z.infer<typeof StoryTime>

/** Choices of one group combine by OR, groups by AND. */
export const StoryFilter = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  search: Search.optional(),
  value: anyOf(StoryValue),
  /** Reading level. */
  level: anyOf(z.coerce.number().int().min(1).max(4)),
  kind: anyOf(StoryKind),
  /** Age of the child in years: stories whose age span includes it. */
  age: anyOf(z.coerce.number().int().min(0).max(18)),
  time: anyOf(StoryTime),
  maxMinutes: z.coerce.number().int().min(1).max(600).optional(),
  language: anyOf(Language),
  hasAudio: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).optional(),
  /** Highest number of owls. */
  maxScare: z.coerce.number().int().min(0).max(3).optional(),
  shownIn: ShownIn,
  sort: StorySort.default('likes'),
})
export type StoryFilter = z.input<typeof StoryFilter>

/** Number of stories by choice; choices without stories are omitted. */
const Counts = z.record(z.string(), z.number().int())

/**
 * Number of stories for each choice of a group among those that match the search and the other
 * groups. `maxScare` counts up to that many owls; `hasAudio` has the keys 'true' and 'false'.
 */
export const StoryFacets = z.object({
  value: Counts,
  level: Counts,
  kind: Counts,
  age: Counts,
  time: Counts,
  language: Counts,
  hasAudio: Counts,
  maxScare: Counts,
})
export type StoryFacets = z.infer<typeof StoryFacets>

const shelfFields = {
  /** Number of stories in the whole row. */
  total: z.number().int().positive(),
  /** The first of them, at most eight. */
  items: z.array(StoryCard),
}

/** A row of the library's first page; `kind` is what its stories have in common. */
export const StoryShelf = z.discriminatedUnion('kind', [
  /** Five minutes at most. */
  z.object({ kind: z.literal('short'), ...shelfFields }),
  /** All stories, newest first. */
  z.object({ kind: z.literal('new'), ...shelfFields }),
  z.object({ kind: z.literal('value'), value: StoryValue, ...shelfFields }),
  /** One reading level, by title. */
  z.object({ kind: z.literal('level'), level: StoryCard.shape.level, ...shelfFields }),
])
export type StoryShelf = z.infer<typeof StoryShelf>

export const NearestStories = z.object({
  /** The search with its misspelt words corrected; null where that is not possible. */
  correction: z.string().nullable(),
  /** At most three, nearest first. */
  items: z.array(FoundStory),
  /** Number of stories that match the search but are hidden from the active child. */
  hiddenCount: z.number().int().nonnegative(),
})
export type NearestStories = z.infer<typeof NearestStories>

/** Reasons to report a story. */
export const ReportReason = z.enum(['spelling', 'picture', 'sound', 'content', 'other'])
export type ReportReason = z.infer<typeof ReportReason>
