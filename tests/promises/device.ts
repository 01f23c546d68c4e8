import type { ProductPromise } from './promise.ts'

export const device: ProductPromise[] = [
  {
    id: 'device-outbox-once',
    says: 'A change that is sent again counts once: it keeps its key.',
    source: 'rule 4, rule 29',
    heldBy: [
      'src/client/data/outbox/outbox.test.ts',
      'src/client/data/outbox/outbox-interleaving.test.ts',
      'tests/e2e/outbox.spec.ts',
    ],
    mutations: [
      {
        breaks: 'Every try has a key of its own.',
        file: 'src/client/data/outbox/outbox.ts',
        find: 'parts.send(next, {',
        replace: 'parts.send({ ...next, idempotencyKey: parts.newKey() }, {',
      },
    ],
  },
  {
    id: 'device-outbox-order',
    says: 'What was changed without a network reaches the server in its order, and the newest holds.',
    source: 'rule 29',
    heldBy: [
      'src/client/data/outbox/outbox.test.ts',
      'src/client/data/outbox/outbox-interleaving.test.ts',
    ],
    mutations: [
      {
        breaks: 'A place jumps over a change of a list.',
        file: 'src/client/data/outbox/wish.ts',
        find: 'if (isOfList(before) || isOfList(added)) break',
        replace: '',
      },
      {
        breaks: 'A turn back takes back that a story was finished.',
        file: 'src/client/data/outbox/wish.ts',
        find: 'before.isFinished || after.isFinished',
        replace: 'after.isFinished',
      },
    ],
  },
  {
    id: 'device-outbox-one-tab',
    says: 'Of all tabs of a browser, only the one that leads sends what waits.',
    source: 'spec 7',
    heldBy: ['src/client/data/outbox/outbox.test.ts', 'tests/e2e/outbox.spec.ts'],
    mutations: [
      {
        breaks: 'Every tab sends everything.',
        file: 'src/client/data/outbox/outbox.ts',
        find: '...(tabs.isLeading() ? kept : [])',
        replace: '...kept',
      },
    ],
  },
  {
    id: 'device-outbox-patience',
    says: 'Offline a change waits; what a server does not take for 10 s online is dropped and told.',
    source: 'spec 8, rule 29',
    heldBy: [
      'src/client/data/outbox/outbox-patience.test.ts',
      'src/client/data/outbox/send-wish.test.ts',
      'tests/e2e/outbox.spec.ts',
      'tests/e2e/settings.spec.ts',
    ],
    mutations: [
      {
        breaks: 'A server that fails is tried again for ever.',
        file: 'src/client/data/outbox/patience.ts',
        find: 'return pauseMs > 0 ? pauseMs : null',
        replace: 'return pauseMs > 0 ? pauseMs : delayMs',
      },
      {
        breaks: 'A session that has ended throws the change away.',
        file: 'src/client/data/outbox/send-wish.ts',
        find: '[401, 408, 425, 429]',
        replace: '[408, 425, 429]',
      },
    ],
  },
  {
    id: 'device-messages',
    says: 'Offline persistence tells its state in the four messages of the specification, and the app goes on.',
    source: 'spec 8',
    heldBy: ['src/client/data/persistence.test.ts', 'tests/e2e/persistence.spec.ts'],
    mutations: [
      {
        breaks: 'A second tab does not say that it is not alone.',
        file: 'src/client/data/persistence.ts',
        find: "if (place === 'first') return store",
        replace: 'if (channelError === null) return store',
      },
    ],
  },
  {
    id: 'device-opening',
    says: 'The browser never answers the opening of a story with an old answer.',
    source: 'rule 5',
    heldBy: ['src/client/data/persistence.test.ts'],
    mutations: [
      {
        breaks: 'Openings are kept like lists.',
        file: 'src/client/data/persistence.ts',
        find: "path[1] === 'open'",
        replace: "path[1] === 'opened'",
      },
    ],
  },
  {
    id: 'device-refusal',
    says: 'What the server refuses is not shown from what the browser keeps.',
    source: 'rule 36',
    heldBy: ['src/client/data/query-client.test.ts'],
    mutations: [
      {
        breaks: 'A refused call is answered by an old answer.',
        file: 'src/client/data/query-client.ts',
        find: 'isRefusal(error) ? undefined : await findKeptAnswer',
        replace: 'await findKeptAnswer',
      },
    ],
  },
  {
    id: 'device-one-stream',
    says: 'All tabs of a browser share one live stream; a new tab learns at once what is known.',
    source: 'rule 28, spec 4',
    heldBy: ['src/client/data/shared-profile.test.ts', 'tests/e2e/persistence.spec.ts'],
    mutations: [
      {
        breaks: 'A new tab waits for the next change.',
        file: 'src/client/data/shared-profile.ts',
        find: "message.kind === 'newcomer') tell()",
        replace: "message.kind === 'newcomer') return",
      },
      {
        breaks: 'A tab shows the document of another account.',
        file: 'src/client/data/shared-profile.ts',
        find: "'uid' in message && message.uid === uid",
        replace: "'uid' in message",
      },
    ],
  },
  {
    id: 'device-newest-profile',
    says: 'An older version of the user document never replaces a newer one.',
    source: 'rule 28',
    heldBy: ['src/client/data/profile-stream.test.ts', 'src/client/data/shared-profile.test.ts'],
    mutations: [
      {
        breaks: 'A late snapshot replaces the newer one.',
        file: 'src/client/data/profile-stream.ts',
        find: 'newest = version',
        replace: '',
      },
    ],
  },
  {
    id: 'device-news',
    says: 'What changed elsewhere is seen with the document that tells of it; nothing is asked for twice.',
    source: 'spec 4',
    heldBy: ['tests/e2e/dashboard.spec.ts'],
    mutations: [
      {
        breaks: 'What changed while the first document was long on its way is never seen.',
        file: 'src/client/data/use-keeping.ts',
        find: 'version !== known)',
        replace: '(known !== knownVersion && version !== known))',
      },
      {
        breaks: 'The first document makes every page ask for everything again.',
        file: 'src/client/data/use-keeping.ts',
        find: 'if (version === null || version !== known) ',
        replace: '',
      },
    ],
  },
  {
    id: 'device-late-answer',
    says: 'An answer from before a change does not undo on the page what the change was answered with.',
    source: 'rule 28',
    heldBy: ['src/client/data/show-answer.test.ts'],
    mutations: [
      {
        breaks: 'What was asked before the gate was opened shuts it again on the page.',
        file: 'src/client/data/show-answer.ts',
        find: 'if (isAsking) void client.refetchQueries(query)',
        replace: '',
      },
    ],
  },
  {
    id: 'device-own-files',
    says: 'A browser keeps only whole files of our own server.',
    source: 'rule 29',
    heldBy: ['src/client/features/kept/own-file.test.ts'],
    mutations: [
      {
        breaks: 'A file that broke off is kept.',
        file: 'src/client/features/kept/own-file.ts',
        find: 'Number(said) === sizeBytes',
        replace: 'Number(said) >= sizeBytes',
      },
    ],
  },
]
