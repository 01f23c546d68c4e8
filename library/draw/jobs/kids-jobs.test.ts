import { expect, test } from 'vitest'
import { listKidsJobs } from './kids-jobs.ts'

test.each(listKidsJobs())('$name is drawn with nothing undefined in it', ({ svg }) => {
  expect(svg).not.toMatch(/NaN|undefined/)
})
