import { getTableColumns, getTableName, sql } from 'drizzle-orm'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountTables, shownColumns } from '../../src/server/privacy/inventory.ts'
import { columnLabels, withheldLabels } from '../../src/server/privacy/labels.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { tableNames } from '../support/privacy.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the list of tables with account data', () => {
  const listed = accountTables.map(({ table }) => getTableName(table))
  /** Tables without account data, or with retained data of deleted accounts only. */
  const impersonal = [
    'billing_archive',
    'client_release',
    'counted_day',
    'deleted_account',
    'newsletter_run',
    'roadmap_step',
    'news_post',
    'poll',
    'poll_candidate',
    'story',
    'story_day',
    'story_picture',
    'story_ranking',
    'story_report',
    'story_text',
    'stored_file',
    'stripe_event',
    'trace_bucket',
  ]

  /** Tables of rows that outlive their account. */
  const rowsOfDetached = ['roadmap_step']

  test('has every table except the named ones', async () => {
    expect([...listed, ...impersonal].sort()).toEqual((await tableNames(app)).sort())
  })

  test('has every table with a path to an account, and deletion follows the path', async () => {
    const { rows } = await app.db.execute<{ name: string; cascades: boolean }>(sql`
      with recursive ways as (
        select conrelid, confrelid, confdeltype = 'c' as cascades from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
      ), knowing as (
        select conrelid, cascades from ways where confrelid = 'public."user"'::regclass
        union
        select ways.conrelid, ways.cascades and knowing.cascades
        from ways join knowing on ways.confrelid = knowing.conrelid
      )
      select relname as name, bool_or(cascades) as cascades
      from knowing join pg_class on pg_class.oid = conrelid group by relname`)
    const cascading = rows.filter(({ cascades }) => cascades).map(({ name }) => name)
    const detached = accountTables.filter(({ isDetached }) => isDetached)
    const staying = [...detached.map(({ table }) => getTableName(table)), ...rowsOfDetached]
    expect(rows.map(({ name }) => name).sort()).toEqual([...cascading, ...staying].sort())
    const bound = accountTables.filter(({ isUnlinked, isDetached }) => !isUnlinked && !isDetached)
    const names = bound.map(({ table }) => getTableName(table))
    expect([...cascading, 'user'].sort()).toEqual(names.sort())
  })

  test('has every table with a column for accounts or addresses', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(user|owner|account|parent)_id$|email'`)
    const retained = ['billing_archive']
    for (const { name } of rows) expect([...listed, ...retained]).toContain(name)
  })

  test('labels every exported column, and exports no secret', () => {
    for (const source of accountTables) {
      const columns = Object.keys(getTableColumns(source.table))
      for (const name of Object.keys(shownColumns(source))) {
        expect(columnLabels).toHaveProperty(name)
        expect(name).not.toMatch(/token$|hash$|password|secret|identifier/i)
      }
      for (const name of source.withheld) {
        expect(columns).toContain(name)
        expect(withheldLabels).toHaveProperty(name)
      }
    }
  })
})
