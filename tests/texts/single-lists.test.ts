import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { values as libraryValues } from '../../library/build/check-library.ts'
import { languages as libraryLanguages } from '../../library/text/story-source.ts'
import { filmFigures } from '../../scripts/film-figures.ts'
import { languages } from '../../src/contract/languages.ts'
import { freePlan } from '../../src/contract/plan.ts'
import { readerFonts } from '../../src/contract/reader-choices.ts'
import { storyValues } from '../../src/contract/story-values.ts'
import { profile } from '../../src/server/db/schema.ts'

// The contract defines each list. A place that cannot import it is checked here.

const read = (file: string) => readFileSync(file, 'utf8')
const readJson = (file: string): Record<string, string> => JSON.parse(read(file))

describe('languages (src/contract/languages.ts)', () => {
  test('are those of the library and of the messages', () => {
    expect(libraryLanguages).toEqual(languages)
    expect(JSON.parse(read('project.inlang/settings.json')).locales).toEqual(languages)
    for (const language of languages) {
      expect(Object.keys(readJson('messages/de.json')), language).toContain(
        `story_language_${language}`,
      )
      expect(Object.keys(readJson(`messages/${language}.json`)).length).toBeGreaterThan(1000)
    }
  })
})

describe('story values (src/contract/story-values.ts)', () => {
  test('are those that the library counts, and have a label in every language', () => {
    expect(libraryValues).toEqual(storyValues)
    for (const language of languages) {
      const messages = readJson(`messages/${language}.json`)
      for (const value of storyValues) expect(messages[`value_${value}`], value).toBeTruthy()
    }
  })
})

describe('reader fonts (src/contract/reader-choices.ts)', () => {
  test.each(readerFonts)('%s is installed, declared and credited', (font) => {
    const { dependencies } = JSON.parse(read('package.json'))
    const packages = Object.keys(dependencies).filter((name) =>
      name.startsWith(`@fontsource/${font}`),
    )
    expect(packages).toHaveLength(1)
    const styles = ['src/client/fonts.css', 'src/client/features/reading/settings/reader-fonts.css']
    expect(styles.map(read).join()).toContain(`${packages[0]}/files/`)
    expect(read('THIRD-PARTY.md').toLowerCase()).toContain(`| ${font}`)
  })
})

describe('the free quota (src/contract/plan.ts)', () => {
  const { pdfReads } = freePlan.quotas

  test('is the default of the database and of its newest migration', () => {
    const { quotaPdfReads, quotaAudioMinutes, quotaVideoMinutes, basePlan } =
      getTableColumns(profile)
    const defaults = [quotaPdfReads, quotaAudioMinutes, quotaVideoMinutes, basePlan]
    expect(defaults.map((column) => column.default)).toEqual([
      ...Object.values(freePlan.quotas),
      freePlan.basePlan,
    ])
    const newest = readdirSync('drizzle/meta')
      .filter((name) => /^\d+_/.test(name))
      .sort()
      .at(-1)
    const { columns } = JSON.parse(read(`drizzle/meta/${newest}`)).tables['public.profile']
    expect(columns.quota_pdf_reads.default).toBe(pdfReads)
  })

  test('is the number that the specification names', () => {
    const spec = read('docs/spec.md')
    expect(spec).toContain(`**1.8** Registration gives the free base plan with ${pdfReads} stories`)
    expect(spec).toContain(`\`subscription.quotas.pdfReads\` is initially ${pdfReads}.`)
    expect(spec).toContain(`**9.1** Free plan: ${pdfReads} PDF reads a month.`)
  })

  test('is the number that the pages name', () => {
    const quotaKeys =
      /^(abo_description|billing_intro_guest|contact_faq_plan_a|landing_(description|free_hint|how_two_text)|login_(description|register_intro))$/
    const monthly = /\d+ (Geschichten|stories) (im Monat|a month)|can open \d+ stories a month/
    for (const language of languages) {
      const messages = readJson(`messages/${language}.json`)
      const quotaMessages = Object.entries(messages).filter(([, text]) => monthly.test(text))
      expect(quotaMessages.map(([key]) => key).filter((key) => !quotaKeys.test(key))).toEqual([])
      expect(quotaMessages).toHaveLength(8)
      for (const [key, text] of quotaMessages)
        expect(text, key).toMatch(new RegExp(`\\b${pdfReads} `))
    }
    const german = `${pdfReads} Geschichten im Monat`
    const english = `${pdfReads} stories a month`
    expect(read('README.md')).toContain(english)
    expect(read('content/roadmap/keine-werbung.md')).toContain(german)
    const visions = readdirSync('content/pages/vision').filter((name) => name.endsWith('.md'))
    const newest = (ending: string) =>
      read(
        `content/pages/vision/${visions
          .filter((name) => name.endsWith(ending))
          .sort()
          .at(-1)}`,
      )
    expect(newest('.de.md')).toContain(german)
    expect(newest('.en.md')).toContain(english)
  })
})

test('the texts about film time name the number of stories with a film, and what all films last', () => {
  expect(filmFigures()).toEqual({ count: 4, minutes: 21 })
  expect(readJson('messages/de.json').payment_video_text).toContain(' vier ')
  expect(readJson('messages/en.json').payment_video_text).toMatch(/\bfour\b/i)
})
