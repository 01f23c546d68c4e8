import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Calls the REST API with the page's session, as another tab of this browser would. */
export async function callApi(page: Page, method: string, path: string, data: object = {}) {
  const { baseURL = '' } = test.info().project.use
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { origin: baseURL },
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

/** The id of the signed-in account. */
export async function accountId(page: Page): Promise<string> {
  const { uid } = await (await page.request.get('/api/session')).json()
  return uid
}

/** Adds a child; with two or more, every page first asks who reads. */
export async function addChild(page: Page, traits: object): Promise<{ childId: string }> {
  return callApi(page, 'POST', `/users/${await accountId(page)}/children`, traits)
}

/** Answers "Wer liest heute?". */
export async function chooseChild(page: Page, childId = 'default'): Promise<void> {
  await callApi(page, 'PUT', '/device/child', { childId })
}

/** Starts Kindermodus in the page's browser. */
export async function startKidsMode(page: Page) {
  await callApi(page, 'PUT', '/device/kids-mode', { isKidsMode: true })
}
