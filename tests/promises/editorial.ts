import type { ProductPromise } from './promise.ts'

export const editorial: ProductPromise[] = [
  {
    id: 'editorial-conflict',
    says: 'Two editors never overwrite each other: the later one gets the current version.',
    source: 'rule 3',
    heldBy: ['tests/server/draft.test.ts', 'tests/server/news.test.ts'],
    mutations: [
      {
        breaks: 'The later save wins silently.',
        file: 'src/server/draft/commands.ts',
        find: 'eq(storyDraft.version, version),\n        isPublisher',
        replace: 'isPublisher',
      },
    ],
  },
  {
    id: 'editorial-publish',
    says: 'Readers see a story only when it is ready, and only its published version.',
    source: 'spec 2.11, rule 39',
    heldBy: ['tests/server/draft-publish.test.ts', 'tests/server/draft-schedule.test.ts'],
    mutations: [
      {
        breaks: 'An unready story is published.',
        file: 'src/server/draft/publishing.ts',
        find: 'if (countMissing(checks) > 0)',
        replace: 'if (countMissing(checks) > checks.length)',
      },
      {
        breaks: 'Every server publishes a scheduled story again.',
        file: 'src/server/draft/schedule.ts',
        find: '!draft?.scheduledAt || draft.scheduledAt > now',
        replace: '!draft || (draft.scheduledAt && draft.scheduledAt > now)',
        caughtBy: 'tests/server/draft-schedule.test.ts',
      },
    ],
  },
  {
    id: 'editorial-publisher',
    says: 'Only a publisher changes what readers see of stories, now or by a plan.',
    source: 'rule 39',
    heldBy: ['tests/server/publisher.test.ts'],
    mutations: [
      {
        breaks: 'An editor publishes.',
        file: 'src/server/platform/context.ts',
        find: 'if (!(await context.isPublisher(context.uid)))',
        replace: 'if (!context.uid)',
      },
      {
        breaks: 'An editor changes a planned story.',
        file: 'src/server/draft/commands.ts',
        find: 'isPublisher ? undefined : isNull(storyDraft.scheduledAt),',
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-withdrawn',
    says: 'A withdrawn story appears in no call, cover or mail.',
    source: 'spec 2.11, rule 39',
    heldBy: ['tests/server/withdrawn.test.ts', 'tests/server/limits.test.ts'],
    mutations: [
      {
        breaks: 'The cover of a withdrawn story is still served.',
        file: 'src/server/reading/queries.ts',
        find: '        story.isPublished,\n',
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-answers',
    says: 'An editor’s change shows at once in cached answers.',
    source: 'spec 9.15',
    heldBy: ['tests/server/withdrawn.test.ts', 'tests/server/attacks.test.ts'],
    mutations: [
      {
        breaks: 'An answer from before a change is cached after it.',
        file: 'src/server/http/public-answers.ts',
        find: 'if (startGeneration === generation) store',
        replace: 'if (startGeneration <= generation) store',
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
    says: 'An upload belongs to its editor, and an editor has at most twenty open ones.',
    source: 'rule 8, rule 39',
    heldBy: ['tests/server/upload.test.ts', 'tests/server/upload-attacks.test.ts'],
    mutations: [
      {
        breaks: 'An editor can continue the upload of another one.',
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
        breaks: 'Actions of a page at its opening are not checked.',
        file: 'src/server/examiner/pdf-contents.ts',
        find: "if (name === 'AA') checkEventActions(dictionary.context.lookup(value))",
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-files',
    says: 'A file stays while a draft, a version, a story or a post names it.',
    source: 'rule 16',
    heldBy: ['tests/server/unnamed-files.test.ts'],
    mutations: [
      {
        breaks: 'The picture of a post is deleted after a week.',
        file: 'src/server/upload/unnamed-files.ts',
        find: 'union all select picture from news_post',
        replace: '',
      },
    ],
  },
  {
    id: 'editorial-import',
    says: 'An import changes only what it contains, and is started once.',
    source: 'spec 2.11, rule 39',
    heldBy: ['src/server/story-import/merge.test.ts', 'tests/server/story-import.test.ts'],
    mutations: [
      {
        breaks: 'An import without text removes the existing pages.',
        file: 'src/server/story-import/merge.ts',
        find: 'pages: pages.length > 0 ? pages : old.pages',
        replace: 'pages',
      },
      {
        breaks: 'A cancelled import can be started.',
        file: 'src/server/story-import/commands.ts',
        find: ".where(and(isOwn({ importId, userId }), eq(storyImport.state, 'checked')))",
        replace: '.where(isOwn({ importId, userId }))',
        caughtBy: 'tests/server/story-import.test.ts',
      },
    ],
  },
  {
    id: 'editorial-library',
    says: 'A start loads the library, and never overwrites an editor’s save.',
    source: 'spec 2.11, rule 39',
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
    says: 'A post appears on its day, on the page and in the feed, not before.',
    source: 'rule 7',
    heldBy: ['tests/server/news.test.ts', 'tests/server/news-feed.test.ts'],
    mutations: [
      {
        breaks: 'Scheduled posts are public before their day.',
        file: 'src/server/news/queries.ts',
        find: 'and(isNotNull(newsPost.publishAt), lte(newsPost.publishAt, now))',
        replace: 'and(isNotNull(newsPost.publishAt), now && isNotNull(newsPost.publishAt))',
      },
    ],
  },
  {
    id: 'editorial-tickets',
    says: 'A message is one ticket and an answer is one mail, however often they are sent.',
    source: 'rule 4, rule 15',
    heldBy: ['tests/server/contact-inbox.test.ts', 'tests/server/contact.test.ts'],
    mutations: [
      {
        breaks: 'A repeated answer is stored twice in its ticket.',
        file: 'src/server/contact/commands.ts',
        find: 'row.answers.some((answer) => answer.answerId === answerId)',
        replace: 'row.answers.some((answer) => answer.text === answerId)',
      },
    ],
  },
  {
    id: 'editorial-votes',
    says: 'The roadmap accepts votes for open items, not for closed ones.',
    source: 'rule 4',
    heldBy: ['tests/server/roadmap.test.ts', 'tests/server/roadmap-editor.test.ts'],
    mutations: [
      {
        breaks: 'Completed items still accept votes.',
        file: 'src/server/roadmap/rules.ts',
        find: "votableStates: readonly RoadmapState[] = ['open', 'planned', 'started']",
        replace:
          "votableStates: readonly RoadmapState[] = ['open', 'planned', 'started', 'completed']",
      },
    ],
  },
]
