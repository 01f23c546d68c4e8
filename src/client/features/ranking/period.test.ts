import { expect, test } from 'vitest'
import { periodAddress, periods, readPeriod } from './period.ts'

test('the address of every period can be read back', () => {
  for (const period of periods) {
    expect(readPeriod(new URL(periodAddress(period), 'http://localhost').search)).toBe(period)
  }
})

test('an address without a valid period means all time', () => {
  for (const search of ['', '?zeitraum=', '?zeitraum=jahr', '?zeitraum=week']) {
    expect(readPeriod(search)).toBe('ever')
  }
})
