import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appRole } from '../../src/server/db/app-role.ts'
import { databaseName } from '../../src/server/db/embedded-cluster.ts'

const file = readFileSync('compose.yaml', 'utf8')
const [shared = '', services = ''] = file.split(/^services:$/m)
const [app = '', database = ''] = services.split(/^ {2}database:$/m)

test('containers have no privileges, a read-only file system and limited resources', () => {
  const restrictions = [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
  ]
  for (const restriction of [...restrictions, 'pids_limit: '])
    expect(shared).toContain(`\n  ${restriction}`)
  for (const service of [app, database]) {
    expect(service).toContain('<<: *confined')
    expect(service).toMatch(/\n {4}mem_limit: \dg\n/)
    expect(service).not.toMatch(/cap_add|privileged|user: root|network_mode|pid:/)
  }
  expect(app).toContain("tmpfs: ['/tmp']")
  expect(database).toContain("tmpfs: ['/tmp', '/run/postgresql']")
  expect(database).toContain('user: postgres')
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER node$/m)
})

test('the application has its own database role, whose password is not the superuser’s', () => {
  expect(app).toContain(`postgresql://${appRole}:\${POSTGRES_PASSWORD:?`)
  expect(database).toContain(`POSTGRES_USER: ${databaseName}\n`)
  expect(database).not.toMatch(/^\s+POSTGRES_PASSWORD: /m)
  const mounted = [...database.matchAll(/- (\.\S+):\/docker-entrypoint-initdb\.d\/\d/g)]
  const scripts = mounted.map(([, script = '']) => script)
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(existsSync(script)).toBe(true)
})
