import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { OpenedStory } from '../../src/contract/reading.ts'
import { changeOpenedStory } from './listening.ts'

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nFinn hört etwas.\n'

const tinyFilm = { url: '/files/tiny.mp4', captionsUrl: '/files/tiny.vtt', durationMs: 6000 }

/** Gives the opened story a film of six seconds; the tests' library has no films. */
export async function withFilm(
  page: Page,
  change: (story: OpenedStory) => void = () => undefined,
): Promise<void> {
  await page.route('**/files/tiny.mp4', (route) =>
    route.fulfill({
      contentType: 'video/mp4',
      body: readFileSync(new URL('tiny-film.mp4', import.meta.url)),
    }),
  )
  await page.route('**/files/tiny.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: captions }),
  )
  await changeOpenedStory(page, (story) => {
    if (story.texts.de) story.texts.de.film = { ...tinyFilm }
    change(story)
  })
}
