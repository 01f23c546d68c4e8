import { createHash } from 'node:crypto'
import { findSentences } from '@fabelhain/library/text/sentences.ts'
import { syllabify } from '@fabelhain/library/text/syllables.ts'
import { estimateMinutes } from '@fabelhain/library/text/words.ts'
import type { Language } from '../../contract/base.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { DraftPage, DraftText, StoryDraft } from '../../contract/story-draft.ts'
import type { story, storyPicture, storyText } from '../db/story-schema.ts'
import { isNarrationCurrent, isPrintCurrent } from './outdated-files.ts'
import { cleanParagraph, hasPicture, hasWords, isFilled, languagesOf } from './rules.ts'
import { countWords, levelOf } from './words.ts'

interface Publication {
  storyId: string
  story: StoryDraft
  /** Versions that the library made narrations and books from; empty for stories of editors. */
  libraryVersions: readonly StoryDraft[]
  at: Date
}

/** The rows that readers see of a story, without likes and the date of publication. */
export interface PublishedStory {
  facts: Omit<typeof story.$inferInsert, 'publishedAt'>
  texts: (typeof storyText.$inferInsert)[]
  pictures: (typeof storyPicture.$inferInsert)[]
}

/** Converts a draft to the rows that readers see, divided into sentences and syllables. */
export function toPublished(publication: Publication): PublishedStory {
  const { storyId, story: source } = publication
  const languages = languagesOf(source)
  const german = source.texts.de ?? emptyText
  const texts = languages.map((language) => publishedText(publication, language))
  const pictures = publishedPictures(publication)
  const inGerman = texts.find(({ language }) => language === 'de')
  const words = countWords(source)
  const facts = {
    storyId,
    title: german.title,
    titleSyllables: breakLongWords(german),
    fileName: german.fileName,
    languages,
    storyValues: source.values,
    kind: source.kind,
    ageFrom: source.ageFrom,
    ageTo: source.ageTo,
    minutes: estimateMinutes(words),
    words,
    level: levelOf(source),
    // Older drafts have no level at all.
    isLevelComputed: typeof source.level !== 'number',
    scare: source.scare,
    author: source.author,
    source: german.source || null,
    license: source.license,
    hasAudio: Boolean(inGerman?.audio),
    hasVideo: Boolean(inGerman?.film),
    isSample: source.isSample,
    isPublished: true,
  }
  const contentHash = hashOf([facts, texts, pictures, publication.at])
  const coverImageUrl = `/covers/${storyId}?v=${contentHash.slice(0, 8)}`
  return { facts: { ...facts, contentHash, coverImageUrl }, texts, pictures }
}

/** Words of at least 12 letters seldom fit into a line of a card; shorter ones stay whole. */
const longWord = /\p{L}{12,}/gu

/** The title with soft hyphens in its long words, with at least two letters on either side; null without. */
function breakLongWords({ title, syllables }: DraftText): string | null {
  const broken = title.replaceAll(longWord, (word) =>
    syllabify(word, syllables)
      .replace(/^(\p{L})\u00ad/u, '$1')
      .replace(/\u00ad(\p{L})$/u, '$1'),
  )
  return broken === title ? null : broken
}

const hashOf = (values: unknown) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex')

function publishedText(
  { storyId, story: source, libraryVersions }: Publication,
  language: Language,
) {
  const text = source.texts[language] ?? emptyText
  const older = libraryVersions.flatMap(({ texts }) => texts[language] ?? [])
  const isCurrent = (key: string) => isPrintCurrent(key, text, older)
  // A record with a key `__proto__` is none in every JavaScript program that reads it.
  const glossary = text.glossary.filter(
    ({ word, meaning }) => isFilled(word) && isFilled(meaning) && word !== '__proto__',
  )
  return {
    storyId,
    language,
    title: text.title,
    subtitle: text.subtitle,
    teaser: text.teaser,
    about: text.about,
    contentNote: text.contentNote,
    tags: text.tags ?? '',
    questions: text.questions.filter(isFilled),
    glossary: Object.fromEntries(glossary.map(({ word, meaning }) => [word, meaning])),
    pages: publishedPages(source, text, language),
    pdfKey: text.pdfKey && isCurrent(text.pdfKey) ? text.pdfKey : null,
    prints: text.prints.filter(({ key }) => isCurrent(key)),
    audio: isNarrationCurrent(text, older) ? text.audio : null,
    film: text.film,
  }
}

/** Omits pages that are empty in every language. */
function publishedPages(source: StoryDraft, { pages, syllables }: DraftText, language: Language) {
  const isShown = (index: number) =>
    languagesOf(source).some((each) => {
      const page = source.texts[each]?.pages[index]
      return page !== undefined && (hasWords(page) || hasPicture(source, page))
    })
  const divided = (paragraph: string) =>
    language === 'de' ? syllabify(paragraph, syllables) : null
  return pages
    .filter((_page, index) => isShown(index))
    .map((page) => ({
      picture: hasPicture(source, page) ? page.picture : null,
      alt: page.alt,
      ...surprisesOf(source, page),
      paragraphs: page.paragraphs
        .map(cleanParagraph)
        .filter(isFilled)
        .map((paragraph) => ({
          text: paragraph,
          syllables: divided(paragraph),
          sentences: findSentences(paragraph),
        })),
    }))
}

/** A picture that an editor has replaced has other files, and no surprises. */
function surprisesOf(source: StoryDraft, page: DraftPage) {
  const { pictures, surprises = {} } = source
  const widest = hasPicture(source, page) ? pictures[page.picture ?? '']?.at(-1) : undefined
  const found = widest && surprises[widest.key]
  return found ? { surprises: found } : {}
}

/** The files of the covers and of the pages' pictures. */
function publishedPictures({ storyId, story: source }: Publication) {
  const pages = languagesOf(source).flatMap((language) => source.texts[language]?.pages ?? [])
  const names = new Set(['cover.de', 'cover.en', ...pages.map(({ picture }) => picture)])
  return Object.entries(source.pictures).flatMap(([name, files]) =>
    names.has(name)
      ? files.map(({ widthPx, key }) => ({ storyId, name, widthPx, fileKey: key }))
      : [],
  )
}
