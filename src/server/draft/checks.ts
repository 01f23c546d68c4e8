import type { Language } from '../../contract/base.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { Check, DraftText, StoryDraft } from '../../contract/story-draft.ts'
import { hasBegun, hasPicture, hasWords, isFilled, languagesOf } from './rules.ts'

const recommendedQuestions = 3

/** The checklist of a draft; checks that publishing needs come first. */
export function checkDraft(story: StoryDraft, { outdated = [] }: Outdated = {}): Check[] {
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

/** The number of needed checks that are not done. */
export function countMissing(checks: readonly Check[]): number {
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
    // A wrong file name would be published; a missing book would not.
    isPdfName(text.fileName)
      ? optional('pdf', text.pdfKey !== null, { language })
      : needed('pdf', false, { language }),
  ]
}

/** One check for every page without a description; a single done one where none is missing. */
function altChecks(story: StoryDraft, language: Language, { pages }: DraftText): Check[] {
  const missing = pages.flatMap((page, index) =>
    hasPicture(story, page) && !isFilled(page.alt)
      ? [needed('alt', false, { language, page: index + 1 })]
      : [],
  )
  return missing.length > 0 ? missing : [needed('alt', true, { language })]
}

const isPdfName = (fileName: string) => /^[^.\s/\\][^/\\]*\.pdf$/i.test(fileName)

/** Readers see both languages side by side, so begun English needs as many pages as German. */
function englishCheck(german: DraftText, english: DraftText | undefined): Check {
  if (!english || !hasBegun(english)) return optional('english', false, { language: 'en' })
  return needed('english', english.pages.length === german.pages.length, { language: 'en' })
}

function extraChecks({ scare, texts }: StoryDraft, language: Language, isOutdated: boolean) {
  const { questions, contentNote, glossary, syllables, audio } = texts[language] ?? emptyText
  const questionCount = questions.filter(isFilled).length
  const misspelt = Object.entries(syllables).some(
    ([word, divided]) => divided.replaceAll('-', '') !== word,
  )
  return [
    optional('questions', questionCount >= recommendedQuestions, { language }),
    ...(scare > 0 ? [optional('content-note', isFilled(contentNote), { language })] : []),
    optional('glossary', glossary.length > 0, { language }),
    ...(language === 'de' ? [optional('syllables', !misspelt, { language })] : []),
    ...(audio ? [optional('audio-outdated', !isOutdated, { language })] : []),
  ]
}

type CheckTarget = Partial<Pick<Check, 'language' | 'page'>>

const check = (
  id: Check['id'],
  isNeeded: boolean,
  isDone: boolean,
  target: CheckTarget,
): Check => ({
  id,
  language: target.language ?? null,
  page: target.page ?? null,
  isNeeded,
  isDone,
})
const needed = (id: Check['id'], isDone: boolean, target: CheckTarget = {}) =>
  check(id, true, isDone, target)
const optional = (id: Check['id'], isDone: boolean, target: CheckTarget = {}) =>
  check(id, false, isDone, target)
