import { expect, type Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { installWorker } from './installed-worker.ts'

/**
 * Options of tests without a network: the noise is console lines of the browser and of the app about it.
 * After a navigation, the page before may still have the tab's lock.
 */
export const offlineOptions = {
  serviceWorkers: 'allow',
  expectedNoise:
    /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Session could not be read|Profile subscription failed|Sign-out|mehrere Tabs/,
} as const

export const fuchs = 'fuchs-laterne'
export const savedLabel = (page: Page) => page.getByText(/^Offline verfügbar · \d/)
export const saveButton = (page: Page) => page.getByRole('button', { name: /^Offline speichern/ })

/** Registers a family, opens the sheet of a story and installs the worker. */
export async function openSheetWithWorker(page: Page) {
  await signUp(page)
  await page.goto(`/story-collection?story=${fuchs}`)
  await installWorker(page)
}

/** Saves the story of the open sheet. */
export async function saveStory(page: Page) {
  await saveButton(page).click()
  await expect(savedLabel(page)).toBeVisible()
}
