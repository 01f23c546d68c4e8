import type { ProductPromise } from './promise.ts'

export const operations: ProductPromise[] = [
  {
    id: 'operations-outbox',
    says: 'A queued effect runs on one server at a time, and is retried with pauses.',
    source: 'rule 15',
    heldBy: ['tests/server/outbox.test.ts'],
    mutations: [
      {
        breaks: 'Two servers send the same mail.',
        file: 'src/server/platform/outbox.ts',
        find: 'limit 1 for update skip locked)',
        replace: 'limit 1)',
      },
      {
        breaks: 'A server that lost its lease changes an entry that another one has taken.',
        file: 'src/server/platform/outbox.ts',
        find: 'and(eq(outbox.id, id), eq(outbox.attempts, attempts))',
        replace: 'and(eq(outbox.id, id), eq(outbox.id, attempts && id))',
      },
    ],
  },
  {
    id: 'operations-once',
    says: 'A repeated change of a browser counts once, and a refused one may be repeated.',
    source: 'rule 5',
    heldBy: ['tests/server/sent-changes.test.ts'],
    mutations: [
      {
        breaks: 'A refused change can never be made with its key.',
        file: 'src/server/platform/sent-changes.ts',
        find: 'if (isRefused(outcome)) throw',
        replace: 'if (isRefused(outcome) && outcome) throw',
      },
    ],
  },
  {
    id: 'operations-streams',
    says: 'An account has at most ten live streams, and each ends with its session or its connection.',
    source: 'rule 28',
    heldBy: [
      'tests/server/live.test.ts',
      'src/server/platform/live.test.ts',
      'tests/server/http.test.ts',
    ],
    mutations: [
      {
        breaks: 'An account can have an eleventh stream.',
        file: 'src/server/platform/live.ts',
        find: 'streams.size > maxStreamsPerUser ?',
        replace: 'streams.size > maxStreamsPerUser + 1 ?',
      },
      {
        breaks: 'A stream outlives a session that ended without a listener.',
        file: 'src/server/platform/live.ts',
        find: 'for (const id of sessionIds) if (!sessions.has(id)) watchers.endSession(id)',
        replace: '',
      },
    ],
  },
  {
    id: 'operations-traces',
    says: 'A measurement that could not be written is kept in memory and counts once.',
    source: 'spec 7.21',
    heldBy: ['tests/server/traces.test.ts'],
    mutations: [
      {
        breaks: 'Measurements are lost while the database is unavailable.',
        file: 'src/server/trace/collector.ts',
        find: 'for (const one of taken) count(one)',
        replace: '',
      },
    ],
  },
  {
    id: 'operations-settings',
    says: 'Production starts only with every setting, and hides its metrics.',
    source: 'rule 34',
    heldBy: ['src/server/platform/env.test.ts', 'tests/faults/server-process.test.ts'],
    mutations: [
      {
        breaks: 'Production starts without the secret of the payment events.',
        file: 'src/server/platform/env.ts',
        find: "  'STRIPE_WEBHOOK_SECRET',\n",
        replace: '',
      },
      {
        breaks: 'Production starts with a weak secret.',
        file: 'src/server/platform/env.ts',
        find: 'given[name] !== undefined && isWeakSecret(given[name], length)',
        replace: 'given[name] === undefined && isWeakSecret(name, length)',
      },
      {
        breaks: 'A public demo shows its metrics.',
        file: 'src/server/platform/env.ts',
        find: "siteMode(config) === 'demo' ? 'open'",
        replace: "siteMode(config) !== 'production' ? 'open'",
      },
      {
        breaks: 'A public demo starts by accident.',
        file: 'src/server/platform/env.ts',
        find: 'isReachable(settings) && !settings.DEMO_PUBLIC',
        replace: 'isReachable(settings) && settings.DEMO_PUBLIC',
      },
    ],
  },
  {
    id: 'operations-role',
    says: 'The server’s role owns its database and has no other rights; production refuses a superuser.',
    source: 'rule 34',
    heldBy: ['tests/faults/embedded.test.ts', 'tests/faults/server-start.test.ts'],
    mutations: [
      {
        breaks: 'Production starts as a superuser.',
        file: 'src/server/open-database.ts',
        find: 'if (isProduction) await withConnection(directAddress, refuseSuperuser)',
        replace: '',
        caughtBy: 'tests/faults/server-start.test.ts',
      },
      {
        breaks: 'The embedded database is used as superuser.',
        file: 'src/server/db/embedded.ts',
        find: 'user: appRole, database: databaseName',
        replace: 'database: databaseName',
      },
      {
        breaks: 'Older tables stay with the superuser.',
        file: 'src/server/db/app-role.sql',
        find: "relkind in ('r', 'p', 'v', 'm', 'S')",
        replace: "relkind in ('v', 'S')",
      },
    ],
  },
  {
    id: 'operations-backup',
    says: 'A backup is one moment of the database with all its files; what differs is never restored, and a kill leaves nothing half done.',
    source: 'rule 33',
    heldBy: [
      'tests/server/backup.test.ts',
      'tests/server/backup-refusals.test.ts',
      'tests/faults/backup.test.ts',
    ],
    mutations: [
      {
        breaks: 'A backup mixes the moments of its tables.',
        file: 'src/server/backup/create-backup.ts',
        find: 'begin isolation level repeatable read read only',
        replace: 'begin read only',
      },
      {
        breaks: 'A damaged archive is restored.',
        file: 'src/server/backup/archive-reader.ts',
        find: 'if (damaged) throw',
        replace: 'if (damaged && !parsed) throw',
        caughtBy: 'tests/server/backup-refusals.test.ts',
      },
      {
        breaks: 'A table that differs after the restore stays.',
        file: 'src/server/backup/restore-database.ts',
        find: 'await compareTables(client, tables, options)',
        replace: '',
        caughtBy: 'tests/server/backup-refusals.test.ts',
      },
      {
        breaks: 'New rows get numbers of restored ones.',
        file: 'src/server/backup/restore-database.ts',
        find: 'await setSequences(client, manifest)',
        replace: '',
      },
      {
        breaks: 'An unfinished backup has the name of a finished one.',
        file: 'src/server/backup/archive-writer.ts',
        find: 'createWriteStream(file,',
        replace: 'createWriteStream(target,',
        caughtBy: 'tests/faults/backup.test.ts',
      },
    ],
  },
  {
    id: 'operations-confined',
    says: 'Compose’s containers have no capabilities, no new privileges and a read-only root.',
    source: 'rule 34',
    heldBy: ['tests/texts/compose.test.ts', 'tests/faults/confined.test.ts'],
    mutations: [
      {
        breaks: 'The server writes outside its data folder.',
        file: 'src/server/server.ts',
        find: "path.join(dataDir, 'examined')",
        replace: "'/var/tmp/fabelhain-examined'",
        caughtBy: 'tests/faults/confined.test.ts',
      },
      {
        breaks: 'The database starts as root.',
        file: 'compose.yaml',
        find: '    user: postgres\n',
        replace: '',
      },
      {
        breaks: 'The application is a superuser in PostgreSQL.',
        file: 'compose.yaml',
        find: 'postgresql://fabelhain_app:',
        replace: 'postgresql://fabelhain:',
      },
    ],
  },
  {
    id: 'operations-security-log',
    says: 'The security log has a line for every security event of an account, without names or addresses.',
    source: 'rule 34',
    heldBy: ['tests/server/security-log.test.ts'],
    mutations: [
      {
        breaks: 'Guessed PINs are not logged.',
        file: 'src/server/device/gate-procedures.ts',
        find: "if ('pin' in input) logSecurityEvent(context.log, 'wrong-pin', uid)",
        replace: '',
      },
    ],
  },
  {
    id: 'operations-lock',
    says: 'A second server on the same data ends at once and names the first.',
    source: 'rule 1',
    heldBy: ['tests/faults/embedded.test.ts', 'tests/faults/server-process.test.ts'],
    mutations: [
      {
        breaks: 'Two servers use one embedded database.',
        file: 'src/server/db/server-lock.ts',
        find: 'if (rows[0]?.held) return',
        replace: 'if (rows.length > 0) return',
      },
    ],
  },
]
