/** The story that guests read whole and uncounted (design.md section 6). */
export const sampleStoryId = 'fuchs-laterne'

/** Quotas of a plan per month: stories opened, minutes listened, minutes watched. */
export interface Quotas {
  pdfReads: number
  audioMinutes: number
  videoMinutes: number
}

/** The free base plan every account starts with (spec section 9). */
export const freePlan = {
  basePlan: 'free',
  quotas: { pdfReads: 20, audioMinutes: 0, videoMinutes: 0 } satisfies Quotas,
} as const
