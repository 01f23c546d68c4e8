import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listAvatarJobs } from '../../library/draw/jobs/avatar-jobs.ts'
import { avatarIds } from '../../src/contract/avatars.ts'

test('the library draws the avatars that can be chosen, in their order', () => {
  expect(listAvatarJobs().map(({ name }) => name)).toEqual(avatarIds.map((id) => `avatars/${id}`))
})

test.each(avatarIds)('%s is drawn and small enough for a row of twelve', async (id) => {
  const file = path.join(import.meta.dirname, `../../content/generated/avatars/${id}.avif`)
  const { size } = await stat(file)
  expect(size).toBeGreaterThan(1000)
  expect(size).toBeLessThanOrEqual(9 * 1024)
})
