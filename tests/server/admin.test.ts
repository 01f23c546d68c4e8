import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerChange, answerList, parseAdminTask } from '../../src/server/auth/admin.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
let lines: string[] = []
const log = pino({ base: null }, { write: (line) => void lines.push(line) })
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Redaktion Sommer')
  lines = []
})

/** What the command answers to these arguments. */
async function admin(...args: ['grant' | 'revoke', ...rest: string[]]) {
  const task = parseAdminTask(args)
  if (task.kind !== 'change') throw new Error('this is no change')
  return answerChange(app.db, log, task)
}
const loggedAccounts = () =>
  lines.map((line) => JSON.parse(line)).map(({ what, account }) => [what, account])
const editorCall = () => parent.api.editor.statistics()

test('an operator gives an account the role of an editor and takes it, with effect at once', async () => {
  await expect(editorCall()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const granted = await admin('grant', ` ${parent.email.toUpperCase()} `)
  expect(granted.isRefused).toBe(false)
  expect(granted.text).toContain(
    `${parent.email} gehört jetzt zur Redaktion (publisher). Nächster Schritt:`,
  )
  await editorCall()
  expect((await answerList(app.db)).text).toMatch(
    new RegExp(`^  ${parent.email}  publisher  Redaktion Sommer$`, 'm'),
  )
  expect((await admin('grant', parent.email)).text).toContain('gehört schon zur Redaktion')

  expect((await admin('revoke', parent.email)).isRefused).toBe(false)
  await expect(editorCall()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await answerList(app.db)).text).not.toContain(parent.email)
  expect(loggedAccounts()).toEqual([
    ['role-changed', parent.uid],
    ['role-changed', parent.uid],
  ])
  expect(lines.join()).not.toContain(parent.email)
})

test('an operator gives the role of an editor who may not publish, and more later', async () => {
  expect((await admin('grant', parent.email, 'editor')).text).toContain('Redaktion (editor).')
  await editorCall()
  expect((await answerList(app.db)).text).toContain(`${parent.email}  editor     Redaktion Sommer`)
  expect((await admin('grant', parent.email, 'publisher')).text).toContain('Redaktion (publisher).')
  expect(loggedAccounts()).toHaveLength(2)
})

test('an account without a verified mailbox stays without the role; the answer says the next step', async () => {
  const unverified = await app.signUpUnverified()
  const refused = await admin('grant', unverified.email)
  expect(refused.isRefused).toBe(true)
  expect(refused.text).toMatch(/noch nicht bestätigt\. Nächster Schritt: den Link in der Mail/)
  const unknown = await admin('grant', 'niemand@example.org')
  expect(unknown.isRefused).toBe(true)
  expect(unknown.text).toMatch(/gibt es kein Konto\. Nächster Schritt: auf der Seite registrieren/)
  await expect(unverified.api.editor.statistics()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(lines).toEqual([])
})

test('arguments that the command does not know are named', () => {
  expect(parseAdminTask([])).toEqual({ kind: 'help' })
  expect(parseAdminTask(['--help'])).toEqual({ kind: 'help' })
  expect(parseAdminTask(['list'])).toEqual({ kind: 'list' })
  const misspelt = [
    ['gib', 'a@b.de'],
    ['grant'],
    ['grant', 'kein-at'],
    ['grant', 'a@b.de', 'parent'],
    ['list', 'a@b.de'],
  ]
  for (const given of [...misspelt, ['revoke', 'a@b.de', 'c@d.de']]) {
    const task = parseAdminTask(given)
    expect(task.kind).toBe('misspelt')
    expect('problem' in task && task.problem).toContain(given[0])
  }
})
