import { describe, expect, it } from 'vitest'
import { counterState } from './counter-state.ts'

const now = new Date('2026-11-21T10:00:00Z')

function profile({ used = 0, basePlan = 'free', expiry = null as string | null } = {}) {
  return {
    counterReset: '2026-11-30T23:00:01Z',
    subscription: {
      basePlan,
      addOns: [],
      status: 'active' as const,
      cancelAtPeriodEnd: false,
      expiry,
      quotas: { pdfReads: 20, audioMinutes: 0, videoMinutes: 0 },
    },
    usage: { pdfReadsThisMonth: used, audioMinutesThisMonth: 0, videoMinutesThisMonth: 0 },
  }
}

describe('counterState', () => {
  it('waits for the profile and its quota', () => {
    expect(counterState(null, now)).toEqual({ kind: 'loading' })
    expect(counterState(profile({ used: Number.NaN }), now)).toEqual({ kind: 'loading' })
  })

  it('counts what is left', () => {
    expect(counterState(profile({ used: 8 }), now)).toEqual({ kind: 'left', count: 12 })
  })

  it('is unlimited while a subscription is active', () => {
    const active = profile({ used: 99, basePlan: 'family', expiry: '2026-11-21T10:00:01Z' })
    expect(counterState(active, now)).toEqual({ kind: 'unlimited' })
    const over = profile({ used: 99, basePlan: 'family', expiry: '2026-11-21T10:00:00Z' })
    expect(counterState(over, now).kind).toBe('empty')
  })

  it('counts down to the reset in days, hours and minutes', () => {
    expect(counterState(profile({ used: 20 }), now)).toEqual({
      kind: 'empty',
      resetIn: { days: 9, hours: 13, minutes: 0 },
    })
  })

  it('is resetting once the time of the reset has passed', () => {
    const later = new Date('2026-11-30T23:00:01Z')
    expect(counterState(profile({ used: 25 }), later)).toEqual({ kind: 'resetting' })
  })
})
