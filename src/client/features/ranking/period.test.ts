import { expect, test } from 'vitest'
import { periodAddress, periods, readPeriod } from './period.ts'

test('every period has an address that leads back to it', () => {
  for (const period of periods) {
    expect(readPeriod(new URL(periodAddress(period), 'http://localhost').search)).toBe(period)
  }
})

test('an address that names no period means all time', () => {
  for (const search of ['', '?zeitraum=', '?zeitraum=jahr', '?zeitraum=week']) {
    expect(readPeriod(search)).toBe('ever')
  }
})
