import { expect, test } from 'vitest'
import { isRenewable } from './renewal.ts'

const opened = {
  addressesExpireAt: '2026-11-30T21:00:00Z',
  counterReset: '2026-12-01T00:00:01+01:00',
}

test('is possible only after the addresses expire, and only while it is free', () => {
  expect(isRenewable(opened, new Date('2026-11-30T20:59:59Z'))).toBe(false)
  expect(isRenewable(opened, new Date('2026-11-30T21:00:00Z'))).toBe(true)
  expect(isRenewable(opened, new Date('2026-11-30T23:00:01Z'))).toBe(false)
  const guest = { ...opened, counterReset: null }
  expect(isRenewable(guest, new Date('2026-12-24T18:00:00Z'))).toBe(true)
})
