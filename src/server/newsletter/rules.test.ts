import { expect, test } from 'vitest'
import { dueNewsletter } from './rules.ts'

test.each([
  ['2026-11-20T11:00:00Z', '2026-W47', '2026-11-13T11:00:00Z'],
  ['2026-11-21T11:00:00Z', '2026-W47', '2026-11-13T11:00:00Z'],
  // Summer: noon in Berlin is ten o'clock in London.
  ['2026-07-03T10:00:00Z', '2026-W27', '2026-06-26T10:00:00Z'],
  // The clocks went back on 25 October and forward on 28 March: those weeks are an hour longer, shorter.
  ['2026-10-30T11:00:00Z', '2026-W44', '2026-10-23T10:00:00Z'],
  ['2027-04-02T10:00:00Z', '2027-W13', '2027-03-26T11:00:00Z'],
  // The first of January still belongs to the last week of the year before.
  ['2027-01-01T11:00:00Z', '2026-W53', '2026-12-25T11:00:00Z'],
])('at %s the mail of %s is due, with stories since %s', (now, week, from) => {
  expect(dueNewsletter(new Date(now))).toMatchObject({ week, from: new Date(from) })
})

test.each([
  '2026-11-20T10:59:59.999Z',
  '2026-11-21T11:00:00.001Z',
  '2026-07-03T09:59:59Z',
  '2026-10-30T10:59:59Z',
  '2026-11-18T12:00:00Z',
])('at %s no mail is due', (now) => expect(dueNewsletter(new Date(now))).toBeNull())
