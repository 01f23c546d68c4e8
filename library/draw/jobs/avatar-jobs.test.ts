import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paint } from '../pictures/paint.ts'
import { listAvatarJobs } from './avatar-jobs.ts'

const jobs = listAvatarJobs()

test('there are twelve, each on a paper of its own', () => {
  expect(jobs).toHaveLength(12)
  const grounds = jobs.map(({ svg }) => /H0Z" fill="(#\w{6})"/.exec(svg)?.[1])
  expect(new Set(grounds).size).toBe(12)
  expect(grounds).not.toContain(undefined)
})

test.each(jobs)('$name is drawn with nothing undefined in it', ({ svg }) => {
  expect(svg).not.toMatch(/NaN|undefined/)
})

test('a picture is a square of 320 pixels within its budget', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'avatars-'))
  try {
    const [job] = jobs.filter(({ name }) => name === 'avatars/hedgehog')
    if (job === undefined) throw new Error('no hedgehog')
    expect(await paint(job, directory)).toEqual([])
    const { width, height } = await sharp(`${directory}/avatars/hedgehog.avif`).metadata()
    expect({ width, height }).toEqual({ width: 320, height: 320 })
  } finally {
    await rm(directory, { recursive: true })
  }
})
