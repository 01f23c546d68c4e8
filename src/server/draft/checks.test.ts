import { expect, test } from 'vitest'
import { emptyText } from '../../contract/empty-text.ts'
import type { Check, DraftText, StoryDraft } from '../../contract/story-draft.ts'
import { checkDraft, countMissing } from './checks.ts'
import { emptyStory } from './rules.ts'

const page = (change: Partial<DraftText['pages'][number]> = {}) => ({
  pageId: 'a',
  picture: null,
  alt: '',
  paragraphs: ['Es war einmal.'],
  ...change,
})
const file = { widthPx: 480, key: `00/${'0'.repeat(38)}.avif` }

const german: DraftText = {
  ...emptyText,
  title: 'Der Bär',
  teaser: 'Kurz.',
  fileName: 'Der_Baer.pdf',
  pages: [page()],
}
const ready: StoryDraft = {
  ...emptyStory(''),
  values: ['mut'],
  author: 'Maria Muster',
  license: 'Eigene Geschichte',
  texts: { de: german },
  pictures: { 'cover.de': [file], p1: [file] },
}
const inGerman = (change: Partial<DraftText>): StoryDraft => ({
  ...ready,
  texts: { de: { ...german, ...change } },
})
const inEnglish = (change: Partial<DraftText>): StoryDraft => ({
  ...ready,
  texts: { de: german, en: { ...german, ...change } },
})
const openChecks = (story: StoryDraft, isNeeded = true) =>
  checkDraft(story)
    .filter((check) => check.isNeeded === isNeeded && !check.isDone)
    .map(({ id, language, page: number }) => [id, language, number].filter(Boolean).join(' '))

test('a ready story lacks nothing', () => {
  expect(openChecks(ready)).toEqual([])
  expect(countMissing(checkDraft(ready))).toBe(0)
})

test('a new story lacks nearly everything', () => {
  expect(openChecks(emptyStory('Neu')).sort()).toEqual(
    ['author', 'cover de', 'source', 'teaser de', 'text de', 'value'].sort(),
  )
  expect(openChecks({ ...emptyStory(''), texts: {} })).toContain('title de')
})

test.each<[string, StoryDraft, string[]]>([
  ['no title', inGerman({ title: '  ' }), ['title de']],
  ['no author', { ...ready, author: '' }, ['author']],
  ['neither source nor license', { ...ready, license: ' ' }, ['source']],
  ['a source without a license', { ...inGerman({ source: 'Grimm, 1812' }), license: '' }, []],
  ['no value', { ...ready, values: [] }, ['value']],
  ['reversed ages', { ...ready, ageFrom: 9, ageTo: 5 }, ['age']],
  ['one age', { ...ready, ageFrom: 5, ageTo: 5 }, []],
  ['an English cover only', { ...ready, pictures: { 'cover.en': [file] } }, ['cover de']],
  ['a cover without files', { ...ready, pictures: { 'cover.de': [] } }, ['cover de']],
  [
    'pages without words',
    inGerman({ pages: [page({ paragraphs: [' ', '\u00ad'] })] }),
    ['text de'],
  ],
  [
    'a picture without an alternative text',
    inGerman({ pages: [page(), page({ picture: 'p1' })] }),
    ['alt de 2'],
  ],
  ['a picture that was never uploaded', inGerman({ pages: [page({ picture: 'p2' })] }), []],
  ['a described picture', inGerman({ pages: [page({ picture: 'p1', alt: 'Ein Bär' })] }), []],
  ['a file name that is not a PDF', inGerman({ fileName: 'Der_Baer.doc' }), ['pdf de']],
  ['a file name with a folder', inGerman({ fileName: '../Der_Baer.pdf' }), ['pdf de']],
  ['no file name', inGerman({ fileName: '.pdf' }), ['pdf de']],
  ['English that is not started', inEnglish({ title: '', teaser: '', pages: [] }), []],
  ['complete English', inEnglish({}), []],
  [
    'English with a title only',
    inEnglish({ teaser: '', pages: [] }),
    ['teaser en', 'text en', 'english en'],
  ],
  ['English with another number of pages', inEnglish({ pages: [page(), page()] }), ['english en']],
])('%s', (_name, story, missing) => {
  expect(openChecks(story)).toEqual(missing)
})

test.each<[string, StoryDraft, Check['id'], boolean]>([
  ['two questions', inGerman({ questions: ['a', 'b', ' '] }), 'questions', false],
  ['three questions', inGerman({ questions: ['a', 'b', 'c'] }), 'questions', true],
  ['owls without a note', { ...ready, scare: 1 }, 'content-note', false],
  [
    'owls with a note',
    { ...inGerman({ contentNote: 'Es donnert.' }), scare: 2 },
    'content-note',
    true,
  ],
  ['no glossary', ready, 'glossary', false],
  [
    'a division that spells another word',
    inGerman({ syllables: { Jonte: 'Jo-te' } }),
    'syllables',
    false,
  ],
  ['a division that fits', inGerman({ syllables: { Jonte: 'Jon-te' } }), 'syllables', true],
  ['no book', ready, 'pdf', false],
  ['a book', inGerman({ pdfKey: file.key }), 'pdf', true],
  ['no English', ready, 'english', false],
])('recommended: %s', (_name, story, id, isDone) => {
  expect(checkDraft(story)).toContainEqual(expect.objectContaining({ id, isDone, isNeeded: false }))
})

test('a story without owls needs no content note, and one without a narration has no outdated one', () => {
  const ids = checkDraft(ready).map(({ id }) => id)
  expect(ids).not.toContain('content-note')
  expect(ids).not.toContain('audio-outdated')
})

test('an outdated narration is reported, and blocks nothing', () => {
  const audio = { key: 'a', timesKey: 'b', voice: 'computer' as const, durationMs: 1 }
  const checks = checkDraft(inGerman({ audio }), { outdated: ['de'] })
  expect(checks.at(-1)).toMatchObject({ id: 'audio-outdated', isDone: false, isNeeded: false })
  expect(countMissing(checks)).toBe(0)
})

test('required checks come first', () => {
  const needs = checkDraft(ready).map(({ isNeeded }) => isNeeded)
  expect(needs).toEqual([...needs].sort((one, other) => Number(other) - Number(one)))
})
