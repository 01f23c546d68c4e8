import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { StoryCard } from '../../contract/story-card.ts'
import { type Database, namedStatement, runStatement } from '../db/client.ts'
import { addTo, countIn, emptySet, isIn, placesIn, type StorySet } from './story-set.ts'

/** A story with what decides whether and where a list has it. */
export interface ListedStory {
  card: StoryCard
  isPublished: boolean
  /** The title, else the file name, in small letters; and the same with folded umlauts. */
  searchText: string
  searchFolded: string
  /** Changes with every text. */
  contentHash: string
  publishedMs: number
  /** In the catalogue; never changes. */
  place: number
}

/** A name tells orders apart. */
export interface Order {
  name: string
  compare: (one: ListedStory, other: ListedStory) => number
}

/** Sorting so many stories costs less than looking for them among all. */
const few = 100

/** All stories, also withdrawn ones, with what is derived from them until one of them changes. */
export class Catalogue {
  private readonly stories: ListedStory[] = []
  private readonly byId = new Map<string, ListedStory>()
  private readonly derived = new Map<string, unknown>()
  private readonly orders = new Map<string, ListedStory[]>()
  private readonly isSorted = new Set<string>()

  find(storyId: string): ListedStory | undefined {
    return this.byId.get(storyId)
  }

  empty(): StorySet {
    return emptySet(this.stories.length)
  }

  where(fits: (story: ListedStory) => boolean): StorySet {
    const set = this.empty()
    for (const story of this.stories) if (fits(story)) addTo(set, story.place)
    return set
  }

  withIds(storyIds: Iterable<string>): StorySet {
    const set = this.empty()
    for (const storyId of storyIds) {
      const story = this.find(storyId)
      if (story) addTo(set, story.place)
    }
    return set
  }

  storiesIn(set: StorySet): ListedStory[] {
    return placesIn(set).flatMap((place) => this.stories[place] ?? [])
  }

  /** The stories of a set in an order. */
  *inOrder(set: StorySet, order: Order): Generator<ListedStory> {
    if (countIn(set) <= few) return yield* this.storiesIn(set).sort(order.compare)
    for (const story of this.sorted(order)) if (isIn(set, story.place)) yield story
  }

  /** The first stories of a set in an order. */
  first(set: StorySet, order: Order, count: number): ListedStory[] {
    const first: ListedStory[] = []
    for (const story of this.inOrder(set, order)) {
      if (first.length >= count) break
      first.push(story)
    }
    return first
  }

  /** After likes changed, sorting what is nearly sorted costs little. */
  private sorted(order: Order): readonly ListedStory[] {
    const kept = this.orders.get(order.name)
    if (kept && this.isSorted.has(order.name)) return kept
    const stories = (kept ?? [...this.stories]).sort(order.compare)
    this.orders.set(order.name, stories)
    this.isSorted.add(order.name)
    return stories
  }

  /** A value that depends on everything but likes, computed once. */
  derive<Value>(name: string, compute: (stories: readonly ListedStory[]) => Value): Value {
    if (!this.derived.has(name)) this.derived.set(name, compute(this.stories))
    return this.derived.get(name) as Value
  }

  put(story: Omit<ListedStory, 'place'>): void {
    const { storyId, likes } = story.card
    const known = this.byId.get(storyId)
    const place = known?.place ?? this.stories.length
    this.isSorted.clear()
    if (
      known &&
      isDeepStrictEqual({ ...known, card: { ...known.card, likes } }, { ...story, place })
    ) {
      known.card = story.card
      return
    }
    const changed = { ...story, place }
    this.stories[place] = changed
    this.byId.set(storyId, changed)
    this.derived.clear()
    this.orders.clear()
  }
}

interface ChangedRow extends Omit<StoryCard, 'publishedAt' | 'teaser'> {
  nextSince: string
  isPublished: boolean
  searchText: string
  searchFolded: string
  contentHash: string
  publishedAt: Date
}

/**
 * Stories that changed in a transaction from `since` on, and the oldest transaction that still runs: what it and
 * later ones change is not seen yet.
 */
const changesSince = namedStatement(
  'story_changes',
  sql`select pg_snapshot_xmin(pg_current_snapshot())::text as "nextSince",
    story.story_id as "storyId", is_published as "isPublished", story.title, texts.titles, texts.teasers,
    texts."hasPdf", title_syllables as "titleSyllables", file_name as "fileName",
    case when is_published then cover_image_url end as "coverImageUrl", likes, languages,
    story_values as "values", kind, age_from as "ageFrom", age_to as "ageTo", minutes, level, scare,
    has_audio as "hasAudio", has_video as "hasVideo", is_sample as "isSample", published_at as "publishedAt",
    search_text as "searchText", search_folded as "searchFolded", content_hash as "contentHash"
  from story, lateral (
    select coalesce(jsonb_object_agg(language, t.title), '{}') as titles,
      coalesce(jsonb_object_agg(language, t.teaser), '{}') as teasers,
      coalesce(bool_or(pdf_key is not null), false) as "hasPdf"
    from story_text t where t.story_id = story.story_id) texts
  where changed_in >= ${sql.placeholder('since')}::xid8`,
)

function toListed({
  nextSince,
  isPublished,
  searchText,
  searchFolded,
  contentHash,
  publishedAt,
  ...card
}: ChangedRow): Omit<ListedStory, 'place'> {
  return {
    card: { ...card, teaser: card.teasers.de ?? '', publishedAt: publishedAt.toISOString() },
    isPublished,
    searchText,
    searchFolded,
    contentHash,
    publishedMs: publishedAt.getTime(),
  }
}

/** After a failover to a standby that lacked the last transactions, the catalogue may know more than the database. */
const rereadMs = 600_000

function createCatalogueReader(db: Database): () => Promise<Catalogue> {
  let catalogue = new Catalogue()
  let since = '0'
  let reread = 0
  let running: Promise<Catalogue> | null = null
  let next: Promise<Catalogue> | null = null

  async function readChanges(): Promise<Catalogue> {
    if (performance.now() >= reread) {
      catalogue = new Catalogue()
      since = '0'
      reread = performance.now() + rereadMs
    }
    for (const row of await runStatement<ChangedRow & Record<string, unknown>>(db, changesSince, {
      since,
    })) {
      since = row.nextSince
      catalogue.put(toListed(row))
    }
    return catalogue
  }

  /** One reading at a time, so that an older one never overwrites a newer one. */
  return function read(): Promise<Catalogue> {
    if (!running) {
      running = readChanges().finally(() => {
        running = null
      })
      return running
    }
    // What began before this call may lack a change that its caller has made; all who wait share the next one.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return read()
      })
    return next
  }
}

const readers = new WeakMap<Database, () => Promise<Catalogue>>()

/** The catalogue of a database with every change that was committed before this call. */
export function readCatalogue(db: Database): Promise<Catalogue> {
  const reader = readers.get(db) ?? createCatalogueReader(db)
  readers.set(db, reader)
  return reader()
}
