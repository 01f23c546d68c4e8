import { z } from 'zod'
import { call, guestCall, Language, multiLine, StoryId, UserId, verifiedCall } from './base.ts'
import {
  FoundStory,
  NearestStories,
  RankedStory,
  RankingPeriod,
  ReportReason,
  Search,
  ShownIn,
  StoryCard,
  StoryFacets,
  StoryFilter,
  StorySheet,
  StoryShelf,
  TopStory,
} from './story-card.ts'

/** Calls that show the library within the limits of the active child. */
const libraryCall = guestCall.meta({
  scope: 'library',
  isPubliclyCached: true,
  isStoredInBrowser: true,
  hasLongAnswer: true,
})

export const story = {
  /** Most liked stories, public (spec 7.7); `title` is the one in `shownIn`, if there is one. */
  top: libraryCall
    .route({ method: 'GET', path: '/stories/top', summary: 'Top-Geschichten', tags: ['story'] })
    .input(
      z.strictObject({
        limit: z.coerce.number().int().min(1).max(100).default(10),
        search: Search.optional(),
        shownIn: ShownIn,
      }),
    )
    .output(z.array(TopStory)),

  /**
   * The most liked stories of the last 7 or 30 days, or of all time: at most fifty, each with five likes
   * or more. Ties share a rank.
   */
  ranking: libraryCall
    .route({ method: 'GET', path: '/stories/ranking', summary: 'Rangliste', tags: ['story'] })
    .input(z.strictObject({ period: RankingPeriod.default('ever'), shownIn: ShownIn }))
    .output(z.array(RankedStory)),

  /** The library, public; it never contains a story's text. */
  list: libraryCall
    .route({ method: 'GET', path: '/stories', summary: 'Bibliothek', tags: ['story'] })
    .input(StoryFilter)
    .output(z.object({ items: z.array(FoundStory), total: z.number().int(), facets: StoryFacets })),

  /** The rows of the library's first page; empty rows are omitted, and most of a single story. */
  shelves: libraryCall
    .route({ method: 'GET', path: '/stories/shelves', summary: 'Regale', tags: ['story'] })
    .input(z.strictObject({ shownIn: ShownIn }))
    .output(z.array(StoryShelf)),

  /** For a search that finds nothing: the stories that come nearest to it. */
  nearest: libraryCall
    .route({
      method: 'GET',
      path: '/stories/nearest',
      summary: 'Ähnlich geschrieben',
      tags: ['story'],
    })
    .input(z.strictObject({ search: Search }))
    .output(NearestStories),

  get: libraryCall
    .route({
      method: 'GET',
      path: '/stories/{storyId}',
      summary: 'Geschichtenblatt',
      tags: ['story'],
    })
    .input(z.strictObject({ storyId: StoryId }))
    .output(StorySheet),

  /** One like per account and story; idempotent. */
  like: verifiedCall
    .route({
      method: 'PUT',
      path: '/stories/{storyId}/like',
      summary: 'Gefällt mir',
      tags: ['story'],
    })
    .input(z.strictObject({ storyId: StoryId, liked: z.boolean() }))
    .output(z.object({ likes: z.number().int().nonnegative() })),

  /** Stories that the account likes, newest like first, within the limits of the active child. */
  listLiked: call
    .meta({ scope: 'family', isStoredInBrowser: true, hasLongAnswer: true })
    .route({
      method: 'GET',
      path: '/users/{uid}/liked',
      summary: 'Gefällt mir: die Liste',
      tags: ['story'],
    })
    .input(z.strictObject({ uid: UserId }))
    .output(z.object({ stories: z.array(StoryCard) })),

  /** Similar stories by value, kind and age, most similar first. */
  similar: libraryCall
    .route({
      method: 'GET',
      path: '/stories/{storyId}/similar',
      summary: 'Ähnliche Geschichten',
      tags: ['story'],
    })
    .input(z.strictObject({ storyId: StoryId }))
    .output(z.array(StoryCard)),

  /** Reports a mistake in a story to the editors, without the reporter's name. */
  report: call
    .route({
      method: 'POST',
      path: '/stories/{storyId}/reports',
      summary: 'Fehler melden',
      tags: ['story'],
    })
    .input(
      z.strictObject({
        storyId: StoryId,
        language: Language,
        reason: ReportReason,
        /** Page of the story, from 1. */
        page: z.number().int().min(1).max(1000),
        note: multiLine(1000),
      }),
    )
    .output(z.object({ reportId: z.string() })),
}
