import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserPath } from '../../scripts/ensure-browser.ts'
import { type Figure, figure } from '../figures/figures.ts'

/** The published package, which npm fetches when it is first used. */
const lighthouse = 'lighthouse@13.5.0'
const lostPointsByCategory = {
  performance: 2,
  accessibility: 0,
  'best-practices': 0,
  seo: 0,
}
const checkedPages = { landing: '/', sample: '/reader?story=fuchs-laterne', abo: '/abo' }

interface Report {
  categories: Record<string, { score: number }>
}

/** Points that pages of guests lose in each of Lighthouse's categories, on its phone. */
export async function measureLighthouse(baseUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(checkedPages)) {
    const { categories } = await audit(baseUrl + path)
    for (const [category, budget] of Object.entries(lostPointsByCategory)) {
      const lost = 100 - (categories[category]?.score ?? 0) * 100
      figures.push(figure(`lighthouse-${name}-${category}`, 'points lost', [lost], budget))
    }
    process.stderr.write(`lighthouse-${name} `)
  }
  return figures
}

const maxRecordings = 3

/** Lighthouse sometimes misses the start of a navigation; then the page is recorded again. */
async function audit(url: string, recording = 1): Promise<Report> {
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        ...['--yes', lighthouse, url, '--output=json', '--quiet'],
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 64 << 20 },
    )
    return JSON.parse(stdout)
  } catch (error) {
    if (recording >= maxRecordings) throw error
    return audit(url, recording + 1)
  }
}
