import { checkMiniTexts } from '../print/mini-book.ts'
import { countWords, type Language, type StorySource } from '../text/story-source.ts'
import { findMisspelt, syllabify } from '../text/syllables.ts'

const wordLimits = { min: 100, max: 2200 }
const maxWordsPerPage = 150

/** Characters that a text must not have, by language. */
const wrongMarks: Record<Language, RegExp> = {
  de: /["'`´”«»]|\.\.\.| - /,
  en: /["'`´„«»]|\.\.\.| - /,
}
const quotes: Record<Language, [open: string, close: string]> = { de: ['„', '“'], en: ['“', '”'] }

/** All texts of a story that readers see. */
const linesOf = (story: StorySource) => [
  story.title,
  story.subtitle,
  story.teaser,
  story.about ?? '',
  story.contentNote ?? '',
  story.tags,
  ...story.questions,
  ...Object.values(story.glossary),
  ...Object.values(story.mini),
  ...story.pages.flatMap(({ alt, paragraphs }) => [alt, ...paragraphs]),
]

/** Finds wrong quotation marks, three dots for „…“, hyphens for dashes, and unpaired quotation marks. */
export const checkMarks = (lang: Language, lines: readonly string[]) => {
  const [open, close] = quotes[lang]
  return lines.flatMap((line) => {
    const wrong = wrongMarks[lang].exec(line)
    if (wrong) return [`${wrong[0].trim()} in: ${line.slice(0, 60)}`]
    const count = (mark: string) => line.split(mark).length - 1
    return count(open) === count(close)
      ? []
      : [`${open} and ${close} do not pair: ${line.slice(0, 60)}`]
  })
}

const pageFindings = (story: StorySource) =>
  story.pages.flatMap((page, i) => {
    const words = countWords({ pages: [page] })
    return [
      ...(page.alt === '' ? [`page ${i + 1} has no alt text`] : []),
      ...(words > maxWordsPerPage ? [`page ${i + 1} has ${words} words`] : []),
    ]
  })

/** Finds German paragraphs that differ from their joined syllables. */
const syllableFindings = (story: StorySource) =>
  story.pages
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((text) => syllabify(text, story.syllables).replaceAll('\u00ad', '') !== text)
    .map((text) => `syllables do not join: ${text.slice(0, 60)}`)

/** Finds names of children and speakers that the text does not have. */
const nameFindings = ({ children, speakers, pages }: StorySource) => {
  const text = pages.flatMap(({ paragraphs }) => paragraphs).join(' ')
  return [...children, ...Object.keys(speakers)]
    .filter((name) => !text.includes(name))
    .map((name) => `nobody is named ${name}`)
}

/** Returns what is wrong with a story's text in one language. */
export const checkText = (story: StorySource, id: string) => {
  const words = countWords(story)
  const findings = [
    ...(story.id === id ? [] : [`id is ${story.id}`]),
    ...(words < wordLimits.min || words > wordLimits.max ? [`${words} words`] : []),
    ...(story.questions.length === 3 ? [] : [`${story.questions.length} questions`]),
    ...findMisspelt(story.syllables).map(
      ([word, divided]) => `syllables of ${word} spell ${divided}`,
    ),
    ...checkMiniTexts(story),
    ...checkMarks(story.lang, linesOf(story)),
    ...pageFindings(story),
    ...nameFindings(story),
    ...(story.lang === 'de' ? syllableFindings(story) : []),
  ]
  return findings.map((line) => `${story.lang}: ${line}`)
}

/** Finds pages and paragraphs in which the two languages differ. */
export const checkPair = (de: StorySource, en: StorySource) => {
  if (de.pages.length !== en.pages.length)
    return [`${de.pages.length} pages in German, ${en.pages.length} in English`]
  return de.pages.flatMap(({ scene, paragraphs }, i) => {
    const other = en.pages[i]
    const [ours, theirs] = [paragraphs.length, other?.paragraphs.length]
    return [
      ...(scene === other?.scene ? [] : [`page ${i + 1}: scene ${scene} / ${other?.scene}`]),
      ...(ours === theirs ? [] : [`page ${i + 1}: ${ours} / ${theirs} paragraphs`]),
    ]
  })
}
