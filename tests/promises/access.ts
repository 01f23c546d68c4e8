import type { ProductPromise } from './promise.ts'

export const access: ProductPromise[] = [
  {
    id: 'access-parents',
    says: 'The parents’ area is closed in Kindermodus, and behind a PIN until it is opened.',
    source: 'spec 6.10, rule 10',
    heldBy: ['tests/server/gate.test.ts', 'tests/server/routes.test.ts'],
    mutations: [
      {
        breaks: 'Kindermodus without a PIN leaves the parents’ area open.',
        file: 'src/server/device/rules.ts',
        find: 'if (!isKidsMode && !hasPin) return true',
        replace: 'if (!isKidsMode || !hasPin) return true',
      },
    ],
  },
  {
    id: 'access-editors',
    says: 'Only editors can edit, and no child with an editor’s device.',
    source: 'rule 39',
    heldBy: [
      'tests/server/editor.test.ts',
      'tests/server/routes.test.ts',
      'tests/server/admin.test.ts',
    ],
    mutations: [
      {
        breaks: 'A child in Kindermodus can edit stories.',
        file: 'src/server/app.ts',
        find: "'editor')) && isGateOpenNow(session)",
        replace: "'editor'))",
      },
      {
        breaks: 'An account without a verified mailbox becomes an editor.',
        file: 'src/server/auth/users.ts',
        find: "role === 'parent' ? undefined : eq(user.emailVerified, true)",
        replace: 'undefined',
        caughtBy: 'tests/server/admin.test.ts',
      },
    ],
  },
  {
    id: 'access-fresh',
    says: 'Deletion and data export of an account need a sign-in of the last five minutes.',
    source: 'rule 38',
    heldBy: ['tests/server/deletion.test.ts', 'tests/server/privacy.test.ts'],
    mutations: [
      {
        breaks: 'A sign-in counts as fresh all day.',
        file: 'src/server/device/rules.ts',
        find: 'now.getTime() - latest <= gateMs',
        replace: 'now.getTime() - latest <= gateMs * 300',
      },
    ],
  },
  {
    id: 'access-origin',
    says: 'A write counts only when our own page sends it.',
    source: 'rule 25',
    heldBy: ['tests/server/profile-changes.test.ts', 'tests/server/auth-refusals.test.ts'],
    mutations: [
      {
        breaks: 'A write without an origin is accepted.',
        file: 'src/server/http/headers.ts',
        find: '(isWrite || origin !== undefined) && origin',
        replace: 'origin !== undefined && origin',
      },
      {
        breaks: 'A foreign site whose name begins with ours can sign people in.',
        file: 'src/server/auth/input.ts',
        find: 'return sender === origin',
        replace: 'return sender.startsWith(origin)',
        caughtBy: 'tests/server/auth-refusals.test.ts',
      },
    ],
  },
  {
    id: 'access-headers',
    says: 'Every answer carries the security headers, and no foreign page can frame ours.',
    source: 'rule 26',
    heldBy: ['tests/server/http.test.ts'],
    mutations: [
      {
        breaks: 'A foreign page can show ours in a frame.',
        file: 'src/server/http/headers.ts',
        find: 'frameAncestors: ["\'none\'"],',
        replace: '',
      },
    ],
  },
  {
    id: 'access-body',
    says: 'The server refuses a body that is too large before it reads it.',
    source: 'rule 9',
    heldBy: ['tests/server/http.test.ts', 'tests/server/webhook.test.ts'],
    mutations: [
      {
        breaks: 'A sender who announces the length may send any amount.',
        file: 'src/server/http/body-limit.ts',
        find: 'return Number(length) > maxBytes ? tooLarge(c) : next()',
        replace: 'return length === null ? tooLarge(c) : next()',
      },
    ],
  },
  {
    id: 'access-files',
    says: 'A file address is valid for its own account, for some hours.',
    source: 'rule 17',
    heldBy: ['tests/server/reading-files.test.ts', 'tests/server/privacy.test.ts'],
    mutations: [
      {
        breaks: 'Any signed-in account can open the files of all others.',
        file: 'src/server/http/files.ts',
        find: 'if (!signer.isValid(key, given, { uids, now })) return',
        replace: 'if (userId === null && !signer.isValid(key, given, { uids, now })) return',
      },
      {
        breaks: 'A file address never expires.',
        file: 'src/server/files/signature.ts',
        find: '|| Number(expires) * 1000 <= now.getTime()) return false',
        replace: '|| now.getTime() < 0) return false',
      },
    ],
  },
  {
    id: 'access-ranges',
    says: 'A range of a file is exactly the requested range.',
    source: 'rule 17',
    heldBy: ['tests/server/send-stored.test.ts'],
    mutations: [
      {
        breaks: 'The last range of a file announces one byte too many.',
        file: 'src/server/files/local.ts',
        find: 'Math.min(last ?? size - 1, size - 1)',
        replace: 'Math.min(last ?? size - 1, size)',
      },
    ],
  },
  {
    id: 'access-static',
    says: 'Source maps and build metadata are never served.',
    source: 'rule 30',
    heldBy: ['tests/server/static-files.test.ts'],
    mutations: [
      {
        breaks: 'Source maps are public.',
        file: 'src/server/http/static.ts',
        find: '(html|json|map|br',
        replace: '(html|json|br',
      },
    ],
  },
]
