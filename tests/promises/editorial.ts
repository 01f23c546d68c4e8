import type { ProductPromise } from './promise.ts'

export const editorial: ProductPromise[] = [
  {
    id: 'editorial-conflict',
    says: 'Two editors never overwrite each other: the later one sees what holds now.',
    source: 'rule 3',
    heldBy: ['tests/server/draft.test.ts', 'tests/server/news.test.ts'],
    mutations: [
      {
        breaks: 'The later save wins in silence.',
        file: 'src/server/draft/commands.ts',
        find: 'eq(storyDraft.version, version),\n        sql',
        replace: 'sql',
      },
    ],
  },
  {
    id: 'editorial-publish',
    says: 'Readers see a story only when it is ready, and only the version that was published.',
    source: 'spec 3, rule 39',
    heldBy: ['tests/server/draft-publish.test.ts', 'tests/server/draft-schedule.test.ts'],
    mutations: [
      {
        breaks: 'A story that lacks something needed is published.',
        file: 'src/server/draft/publishing.ts',
        find: 'if (missingOf(checks) > 0)',
        replace: 'if (missingOf(checks) > checks.length)',
      },
      {
        breaks: 'Every server publishes a planned story once more.',
        file: 'src/server/draft/schedule.ts',
        find: '!draft?.scheduledAt || draft.scheduledAt > now',
        replace: '!draft || (draft.scheduledAt && draft.scheduledAt > now)',
        caughtBy: 'tests/server/draft-schedule.test.ts',
      },
    ],
  },
  {
    id: 'editorial-withdrawn',
    says: 'A story that was withdrawn is known to no call, cover or mail.',
    source: 'spec 3, rule 39',
    heldBy: ['tests/server/withdrawn.test.ts', 'tests/server/limits.test.ts'],
    mutations: [
      {
        breaks: 'The cover of a withdrawn story can still be seen.',
        file: 'src/server/reading/queries.ts',
        find: '        story.isPublished,\n',
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-answers',
    says: 'A change of an editor shows at once in the answers that are kept in memory.',
    source: 'spec 9',
    heldBy: ['tests/server/withdrawn.test.ts', 'tests/server/attacks.test.ts'],
    mutations: [
      {
        breaks: 'An answer that was made before a change is kept after it.',
        file: 'src/server/http/cache.ts',
        find: 'if (startedIn === generation) keep',
        replace: 'if (startedIn <= generation) keep',
        caughtBy: 'tests/server/attacks.test.ts',
      },
      {
        breaks: 'Guests see a withdrawn story for another minute.',
        file: 'src/server/draft/procedures.ts',
        find: 'throw errors.NOT_FOUND()\n    context.publicAnswersChanged()\n',
        replace: 'throw errors.NOT_FOUND()\n',
      },
    ],
  },
  {
    id: 'editorial-upload',
    says: 'An upload belongs to its editor, and an editor has twenty on the way at most.',
    source: 'rule 8, rule 39',
    heldBy: ['tests/server/upload.test.ts', 'tests/server/upload-attacks.test.ts'],
    mutations: [
      {
        breaks: 'An editor can go on with the upload of another one.',
        file: 'src/server/upload/queries.ts',
        find: 'eq(upload.userId, uid),',
        replace: '',
      },
      {
        breaks: 'Parallel uploads do not count each other.',
        file: 'src/server/upload/commands.ts',
        find: ".for('no key update')\n    if (!owner) return 'unknown'",
        replace: "\n    if (!owner) return 'unknown'",
      },
    ],
  },
  {
    id: 'editorial-examiner',
    says: 'A book with scripts, attachments or actions of its own is refused.',
    source: 'rule 18',
    heldBy: ['tests/server/upload-attacks.test.ts'],
    mutations: [
      {
        breaks: 'What a page does by itself when it is opened is not looked at.',
        file: 'src/server/examiner/pdf-contents.ts',
        find: "if (name === 'AA') checkEvents(dictionary.context.lookup(value))",
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-files',
    says: 'A file stays as long as a draft, a version, a story or a post names it.',
    source: 'rule 16',
    heldBy: ['tests/server/unnamed-files.test.ts'],
    mutations: [
      {
        breaks: 'The picture of a post is swept away after a week.',
        file: 'src/server/upload/unnamed-files.ts',
        find: 'union all select picture from news_post',
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-intake',
    says: 'An import takes over what was sent, leaves the rest, and is started once.',
    source: 'spec 3, rule 39',
    heldBy: ['src/server/intake/merge.test.ts', 'tests/server/intake.test.ts'],
    mutations: [
      {
        breaks: 'An import without text empties the pages that are there.',
        file: 'src/server/intake/merge.ts',
        find: 'pages: pages.length > 0 ? pages : old.pages',
        replace: 'pages',
      },
      {
        breaks: 'An import that was cancelled can be started all the same.',
        file: 'src/server/intake/commands.ts',
        find: ".where(and(isOwn({ intakeId, userId }), eq(intake.state, 'checked')))",
        replace: '.where(isOwn({ intakeId, userId }))',
        caughtBy: 'tests/server/intake.test.ts',
      },
    ],
  },
  {
    id: 'editorial-library',
    says: 'A start loads the library, and never overwrites what an editor has saved.',
    source: 'spec 3, rule 39',
    heldBy: ['tests/server/seed.test.ts'],
    mutations: [
      {
        breaks: 'A start overwrites the text of an editor.',
        file: 'src/server/draft/commands.ts',
        find: 'libraryHash: null,',
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-news',
    says: 'A post appears on its day, in the page and in the feed, and not before.',
    source: 'rule 7',
    heldBy: ['tests/server/news.test.ts', 'tests/server/news-feed.test.ts'],
    mutations: [
      {
        breaks: 'Planned posts are public before their day.',
        file: 'src/server/news/queries.ts',
        find: 'and(isNotNull(newsPost.publishAt), lte(newsPost.publishAt, now))',
        replace: 'and(isNotNull(newsPost.publishAt), now && isNotNull(newsPost.publishAt))',
      },
    ],
  },
  {
    id: 'editorial-tickets',
    says: 'A message is one ticket and an answer one mail, however often they are sent.',
    source: 'rule 4, rule 15',
    heldBy: ['tests/server/contact.test.ts'],
    mutations: [
      {
        breaks: 'An answer that is sent again stands twice in its ticket.',
        file: 'src/server/contact/commands.ts',
        find: 'row.answers.some((answer) => answer.answerId === answerId)',
        replace: 'row.answers.some((answer) => answer.text === answerId)',
      },
    ],
  },
  {
    id: 'editorial-votes',
    says: 'The roadmap takes votes for what is open, and none for what has ended.',
    source: 'rule 4',
    heldBy: ['tests/server/roadmap.test.ts', 'tests/server/roadmap-editor.test.ts'],
    mutations: [
      {
        breaks: 'What is completed still takes votes.',
        file: 'src/server/roadmap/rules.ts',
        find: "votable: readonly RoadmapState[] = ['open', 'planned', 'started']",
        replace: "votable: readonly RoadmapState[] = ['open', 'planned', 'started', 'completed']",
      },
    ],
  },
]
