import type { Page } from '@playwright/test'
import type { Profile } from '../../src/contract/profile.ts'
import { accountId, callApi } from './family-calls.ts'

/** Values of a user document. */
export interface ProfileFacts {
  basePlan?: string
  /** Stories of a month; null leaves the quota out. */
  pdfReads?: number | null
  used?: number
  counterReset?: string
}

const live = '**/rpc/profile/live'
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

function changedProfile({ subscription, ...document }: Profile, facts: ProfileFacts) {
  const { basePlan = 'free', pdfReads = 20, used = 0, counterReset = tomorrow() } = facts
  return {
    ...document,
    counterReset,
    subscription: {
      ...subscription,
      basePlan,
      expiry: basePlan === 'free' ? null : tomorrow(),
      quotas: { ...subscription.quotas, pdfReads: pdfReads ?? undefined },
    },
    usage: { ...document.usage, pdfReadsThisMonth: used },
  }
}

/** From the next page load on, shows the account's user document with the given values. */
export async function showProfile(page: Page, facts: ProfileFacts) {
  const document = await callApi(page, 'GET', `/users/${await accountId(page)}`)
  const snapshot = JSON.stringify({ json: changedProfile(document, facts) })
  const body = `event: message\nid: 100\ndata: ${snapshot}\n\n`
  await page.unroute(live)
  await page.route(live, (route) => route.fulfill({ contentType: 'text/event-stream', body }))
}
