import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** A call of the page's own account, as another tab of this browser would make it. */
export async function send(page: Page, method: string, path: string, data: object = {}) {
  const { baseURL = '' } = test.info().project.use
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { origin: baseURL },
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

/** The id of the account that is signed in. */
export async function accountOf(page: Page): Promise<string> {
  const { uid } = await (await page.request.get('/api/session')).json()
  return uid
}

/** Adds a child; from the second one on, the page asks who reads before anything else. */
export async function addChild(page: Page, traits: object): Promise<{ childId: string }> {
  return send(page, 'POST', `/users/${await accountOf(page)}/children`, traits)
}

/** Answers "Wer liest heute?". */
export async function chooseChild(page: Page, childId = 'default'): Promise<void> {
  await send(page, 'PUT', '/device/child', { childId })
}
