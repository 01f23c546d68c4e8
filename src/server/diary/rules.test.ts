import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedSeconds, dayOf, daysOf, weekFrom, weekOf } from './rules.ts'

const instants = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2034-01-01'),
  noInvalidDate: true,
})

describe('a day', () => {
  test.each([
    ['2026-11-21T10:00:00Z', '2026-11-21'],
    ['2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    // Summer time: the day ends at 22:00 UTC.
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    // The clocks go forward on 29 March and back on 25 October: days of 23 and 25 hours.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('of %s in Berlin is %s', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day)
  })

  test('matches the calendar for any instant', () => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(dayOf(instant)).toBe(calendar.format(instant))
      }),
    )
  })
})

describe('a week', () => {
  test.each([
    ['2026-11-21', '2026-W47'],
    ['2026-11-16', '2026-W47'],
    ['2026-11-15', '2026-W46'],
    // Around New Year the week may belong to the other year.
    ['2024-12-30', '2025-W01'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2028-01-02', '2027-W52'],
  ])('of %s is %s', (day, week) => {
    expect(weekOf(day)).toBe(week)
    expect(daysOf(week)).toContain(day)
  })

  test.each([
    ['2026-W13', '2026-03-23', '2026-03-29'],
    ['2026-W43', '2026-10-19', '2026-10-25'],
    ['2026-W53', '2026-12-28', '2027-01-03'],
    ['2026-W01', '2025-12-29', '2026-01-04'],
  ])('%s goes from %s to %s', (week, monday, sunday) => {
    const days = daysOf(week)
    expect(days).toHaveLength(7)
    expect([days?.[0], days?.[6]]).toEqual([monday, sunday])
  })

  test.each(['2027-W53', '2025-W53', '2026-W00', '2026-W54'])('%s does not exist', (week) => {
    expect(daysOf(week)).toBe(null)
  })

  test('has seven days of its own, and follows the previous week without a gap', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const week = weekOf(dayOf(instant))
        const days = daysOf(week) ?? []
        expect(days).toContain(dayOf(instant))
        expect(new Set(days.map(weekOf))).toEqual(new Set([week]))
        const [monday = ''] = days
        expect(weekFrom(monday, 0)).toBe(week)
        const next = daysOf(weekFrom(monday, 1)) ?? []
        expect([...days, ...next]).toEqual([...days, ...next].toSorted())
        expect(weekFrom(next[0] ?? '', -1)).toBe(week)
      }),
    )
  })
})

describe('the time between two reports', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)

  test.each([
    [at('10:00:00'), at('10:00:42.400'), 42],
    [at('10:00:00'), at('10:05:00'), 300],
    [at('10:00:00'), at('12:00:00'), 300],
    [at('10:00:00'), at('09:00:00'), 0],
    [null, at('10:00:00'), 0],
    // Over midnight in Berlin.
    [at('22:59:00'), at('23:01:00'), 0],
  ])('from %o to %o counts %i s', (since, until, seconds) => {
    expect(countedSeconds(since, until)).toBe(seconds)
  })
})
