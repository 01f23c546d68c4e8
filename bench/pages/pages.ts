import { type Figure, figure } from '../figures/figures.ts'
import { startBrowser } from './browser.ts'
import { measureEvenings } from './evening.ts'
import { type LibrarySize, measureLanding } from './landing.ts'
import { measurePaints } from './paints.ts'
import { signedIn } from './phone.ts'
import { measureReader } from './reader.ts'

/** Measures in a browser what a family sees: size, paints, reader and touches. */
export async function measurePages(
  url: string,
  cookie: string,
): Promise<{ figures: Figure[]; libraries: LibrarySize[] }> {
  const family = signedIn(cookie)
  const browser = await startBrowser()
  try {
    const { totalKb, libraries } = await measureLanding(url)
    const figures = [
      figure('landing-javascript', 'KB', [totalKb], 100),
      ...(await measurePaints(browser, url, family)),
      ...(await measureReader(browser, url, family)),
      ...(await measureEvenings(browser, url, family)),
    ]
    return { figures, libraries }
  } finally {
    await browser.close()
  }
}
