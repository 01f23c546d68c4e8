import { StoryDraft } from '../../../contract/story-draft.ts'
import { type GivenPage, type GivenStory, problem } from './given.ts'

const picturePattern = /^!\[([^\]\n]*)\]\(([^)\s]+)\)$/m
const page = StoryDraft.shape.texts.valueType.shape.pages.element.shape
const maxPages = 400

/**
 * Parses text into pages: `---` separates pages, an empty line paragraphs, and a picture has its own
 * line, `![alternative text](bilder/p1.jpg)` or `![…](picture:p1)`.
 */
export function splitPages(text: string, problems: GivenStory['problems']): GivenPage[] {
  const parts = text
    .replaceAll('\r\n', '\n')
    .split(/^---[ \t]*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) problems.push(problem('text', 'missing'))
  if (parts.length > maxPages) problems.push(problem('text', 'too-many', `${parts.length}`))
  return parts.slice(0, maxPages).map((part, index) => readPage(part, index + 1, problems))
}

const trimmed = (line: string) => line.trim()

function readPage(text: string, number: number, problems: GivenStory['problems']): GivenPage {
  const [line = '', alt = '', target = ''] = picturePattern.exec(text) ?? []
  const paragraphs = text
    .replace(line, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split('\n').map(trimmed).join(' '))
    .filter((paragraph) => paragraph !== '')
  const field = `page ${number}`
  if (!page.paragraphs.safeParse(paragraphs).success) {
    problems.push(problem(field, 'too-long', paragraphs.find((one) => one.length > 4000) ?? ''))
  }
  if (!page.alt.safeParse(alt.trim()).success) problems.push(problem(field, 'too-long', alt))
  return { picture: toPicture(target), alt: alt.trim(), paragraphs }
}

function toPicture(target: string): GivenPage['picture'] {
  if (target === '') return null
  const [, name] = /^(?:picture|scene):([a-z][a-z0-9-]*)$/.exec(target) ?? []
  return name === undefined ? { file: target } : { name }
}
