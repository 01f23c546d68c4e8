import type { Language } from '../../contract/base.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { Check, DraftText, StoryDraft } from '../../contract/story-draft.ts'
import { hasBegun, hasPicture, hasWords, isFilled, languagesOf } from './rules.ts'

const wantedQuestions = 3

/** What is done and what is still to do, what is needed first. */
export function checksOf(story: StoryDraft, { outdated = [] }: Outdated = {}): Check[] {
  const german = story.texts.de ?? emptyText
  const english = story.texts.en
  const checks = [
    ...factChecks(story, german),
    ...textChecks(story, 'de', german),
    ...(english && hasBegun(english) ? textChecks(story, 'en', english) : []),
    englishCheck(german, english),
    ...languagesOf(story).flatMap((language) =>
      extraChecks(story, language, outdated.includes(language)),
    ),
  ]
  return checks.sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

/** Languages whose narration belongs to an older text. */
interface Outdated {
  outdated?: readonly Language[]
}

/** How many things must still be done before publishing. */
export function missingOf(checks: readonly Check[]): number {
  return checks.filter(({ isNeeded, isDone }) => isNeeded && !isDone).length
}

function factChecks(
  { author, license, values, ageFrom, ageTo, pictures }: StoryDraft,
  german: DraftText,
) {
  return [
    needed('author', isFilled(author)),
    needed('source', isFilled(german.source) || isFilled(license)),
    needed('value', values.length > 0),
    needed('age', ageFrom <= ageTo),
    needed('cover', (pictures['cover.de']?.length ?? 0) > 0, { language: 'de' }),
  ]
}

function textChecks(story: StoryDraft, language: Language, text: DraftText): Check[] {
  return [
    needed('title', isFilled(text.title), { language }),
    needed('teaser', isFilled(text.teaser), { language }),
    needed('text', text.pages.some(hasWords), { language }),
    ...altChecks(story, language, text),
    // A wrong name would be published; a book that is not there yet would not.
    isPdfName(text.fileName)
      ? wished('pdf', text.pdfKey !== null, { language })
      : needed('pdf', false, { language }),
  ]
}

/** One for every page that lacks it; a single one where nothing is lacking. */
function altChecks(story: StoryDraft, language: Language, { pages }: DraftText): Check[] {
  const lacking = pages.flatMap((page, index) =>
    hasPicture(story, page) && !isFilled(page.alt)
      ? [needed('alt', false, { language, page: index + 1 })]
      : [],
  )
  return lacking.length > 0 ? lacking : [needed('alt', true, { language })]
}

const isPdfName = (fileName: string) => /^[^.\s/\\][^/\\]*\.pdf$/i.test(fileName)

/** Readers see both languages side by side, so English has the German pages once it is begun. */
function englishCheck(german: DraftText, english: DraftText | undefined): Check {
  if (!english || !hasBegun(english)) return wished('english', false, { language: 'en' })
  return needed('english', english.pages.length === german.pages.length, { language: 'en' })
}

function extraChecks({ scare, texts }: StoryDraft, language: Language, isOutdated: boolean) {
  const { questions, contentNote, glossary, syllables, audio } = texts[language] ?? emptyText
  const asked = questions.filter(isFilled).length
  const misspelt = Object.entries(syllables).some(
    ([word, divided]) => divided.replaceAll('-', '') !== word,
  )
  return [
    wished('questions', asked >= wantedQuestions, { language }),
    ...(scare > 0 ? [wished('content-note', isFilled(contentNote), { language })] : []),
    wished('glossary', glossary.length > 0, { language }),
    ...(language === 'de' ? [wished('syllables', !misspelt, { language })] : []),
    ...(audio ? [wished('audio-outdated', !isOutdated, { language })] : []),
  ]
}

type Place = Partial<Pick<Check, 'language' | 'page'>>

const check = (id: Check['id'], isNeeded: boolean, isDone: boolean, place: Place): Check => ({
  id,
  language: place.language ?? null,
  page: place.page ?? null,
  isNeeded,
  isDone,
})
const needed = (id: Check['id'], isDone: boolean, place: Place = {}) =>
  check(id, true, isDone, place)
const wished = (id: Check['id'], isDone: boolean, place: Place = {}) =>
  check(id, false, isDone, place)
