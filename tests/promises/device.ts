import type { ProductPromise } from './promise.ts'

export const device: ProductPromise[] = [
  {
    id: 'device-outbox-once',
    says: 'A repeated change counts once: it keeps its key.',
    source: 'rule 4, rule 29',
    heldBy: [
      'src/client/data/outbox/outbox.test.ts',
      'src/client/data/outbox/outbox-interleaving.test.ts',
      'tests/e2e/outbox.spec.ts',
    ],
    mutations: [
      {
        breaks: 'Every try has a new key.',
        file: 'src/client/data/outbox/outbox.ts',
        find: 'dependencies.send(next, {',
        replace: 'dependencies.send({ ...next, idempotencyKey: dependencies.newKey() }, {',
      },
    ],
  },
  {
    id: 'device-outbox-order',
    says: 'Offline changes reach the server in their order, and the newest wins.',
    source: 'rule 29',
    heldBy: [
      'src/client/data/outbox/outbox.test.ts',
      'src/client/data/outbox/outbox-interleaving.test.ts',
    ],
    mutations: [
      {
        breaks: 'A place overtakes a change of a list.',
        file: 'src/client/data/outbox/pending-change.ts',
        find: 'if (isListChange(before) || isListChange(added)) break',
        replace: '',
      },
      {
        breaks: 'Turning back removes the finish of a story.',
        file: 'src/client/data/outbox/pending-change.ts',
        find: 'before.isFinished || after.isFinished',
        replace: 'after.isFinished',
      },
    ],
  },
  {
    id: 'device-outbox-one-tab',
    says: 'Of all tabs of a browser, only the leader sends pending changes.',
    source: 'spec 7.20',
    heldBy: ['src/client/data/outbox/outbox.test.ts', 'tests/e2e/outbox.spec.ts'],
    mutations: [
      {
        breaks: 'Every tab sends all pending changes.',
        file: 'src/client/data/outbox/outbox.ts',
        find: '...(tabs.isLeading() ? stored : [])',
        replace: '...stored',
      },
    ],
  },
  {
    id: 'device-outbox-patience',
    says: 'Offline, a change waits; online, it is dropped with a message after 10 s of failures.',
    source: 'spec 8.26, rule 29',
    heldBy: [
      'src/client/data/outbox/retry-budget.test.ts',
      'src/client/data/outbox/send-change.test.ts',
      'tests/e2e/outbox.spec.ts',
      'tests/e2e/settings.spec.ts',
    ],
    mutations: [
      {
        breaks: 'A failing server is retried for ever.',
        file: 'src/client/data/outbox/retry-budget.ts',
        find: 'return pauseMs > 0 ? pauseMs : null',
        replace: 'return pauseMs > 0 ? pauseMs : delayMs',
      },
      {
        breaks: 'An ended session drops the change.',
        file: 'src/client/data/outbox/send-change.ts',
        find: '[401, 408, 425, 429]',
        replace: '[408, 425, 429]',
        caughtBy: 'src/client/data/outbox/send-change.test.ts',
      },
    ],
  },
  {
    id: 'device-messages',
    says: 'Offline persistence shows its state in the four messages of the specification, and the app works on.',
    source: 'spec 8.11, spec 8.16',
    heldBy: ['src/client/data/storage/persistence.test.ts', 'tests/e2e/persistence.spec.ts'],
    mutations: [
      {
        breaks: 'A second tab does not show its message.',
        file: 'src/client/data/storage/persistence.ts',
        find: "if (place === 'first') return store",
        replace: 'if (channelError === null) return store',
      },
    ],
  },
  {
    id: 'device-opening',
    says: 'The browser never answers the opening of a story from its cache.',
    source: 'rule 5',
    heldBy: ['src/client/data/storage/persistence.test.ts'],
    mutations: [
      {
        breaks: 'Openings are stored like lists.',
        file: 'src/client/data/storage/persistence.ts',
        find: 'isStoredInBrowser ?? false',
        replace: 'isStoredInBrowser ?? true',
      },
    ],
  },
  {
    id: 'device-refusal',
    says: 'A refused call is never answered from the browser’s storage.',
    source: 'rule 36',
    heldBy: ['src/client/data/queries/query-client.test.ts'],
    mutations: [
      {
        breaks: 'A refused call is answered from storage.',
        file: 'src/client/data/queries/query-client.ts',
        find: 'isRefusal(error) ? undefined : await findStoredAnswer',
        replace: 'await findStoredAnswer',
      },
    ],
  },
  {
    id: 'device-one-stream',
    says: 'All tabs of a browser share one live stream; a new tab gets the known document at once.',
    source: 'rule 28, spec 4.7',
    heldBy: ['src/client/data/profile/shared-profile.test.ts', 'tests/e2e/persistence.spec.ts'],
    mutations: [
      {
        breaks: 'A new tab waits for the next change.',
        file: 'src/client/data/profile/shared-profile.ts',
        find: "message.kind === 'newcomer') postState()",
        replace: "message.kind === 'newcomer') return",
      },
      {
        breaks: 'A tab shows the document of another account.',
        file: 'src/client/data/profile/shared-profile.ts',
        find: "'uid' in message && message.uid === uid",
        replace: "'uid' in message",
      },
    ],
  },
  {
    id: 'device-newest-profile',
    says: 'An older version of the user document never replaces a newer one.',
    source: 'rule 28',
    heldBy: [
      'src/client/data/profile/profile-stream.test.ts',
      'src/client/data/profile/shared-profile.test.ts',
    ],
    mutations: [
      {
        breaks: 'A late snapshot replaces the newer one.',
        file: 'src/client/data/profile/profile-stream.ts',
        find: 'newest = version',
        replace: '',
      },
    ],
  },
  {
    id: 'device-news',
    says: 'Changes made elsewhere show with the next document; nothing is requested twice.',
    source: 'spec 4.7',
    heldBy: ['tests/e2e/dashboard.spec.ts'],
    mutations: [
      {
        breaks: 'A change during a slow first document never shows.',
        file: 'src/client/data/session/use-account-services.ts',
        find: 'version !== lastVersion)',
        replace: '(lastVersion !== knownVersion && version !== lastVersion))',
      },
      {
        breaks: 'The first document makes every page request everything again.',
        file: 'src/client/data/session/use-account-services.ts',
        find: 'if (version === null || version !== lastVersion) ',
        replace: '',
      },
    ],
  },
  {
    id: 'device-late-answer',
    says: 'An answer from before a change does not replace the change’s answer on the page.',
    source: 'rule 28',
    heldBy: ['src/client/data/queries/show-answer.test.ts'],
    mutations: [
      {
        breaks: 'A request from before the gate was opened closes it again on the page.',
        file: 'src/client/data/queries/show-answer.ts',
        find: 'if (isFetching) void client.refetchQueries(query)',
        replace: '',
      },
    ],
  },
  {
    id: 'device-own-files',
    says: 'A browser stores only complete files of our own server.',
    source: 'rule 29',
    heldBy: ['src/client/features/offline-stories/valid-file.test.ts'],
    mutations: [
      {
        breaks: 'An incomplete file is stored.',
        file: 'src/client/features/offline-stories/valid-file.ts',
        find: 'Number(length) === sizeBytes',
        replace: 'Number(length) >= sizeBytes',
      },
    ],
  },
]
