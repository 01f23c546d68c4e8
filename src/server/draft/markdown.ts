import { stringify } from 'yaml'
import { Language } from '../../contract/base.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { DraftPage, StoryDraft } from '../../contract/story-draft.ts'
import { hasBegun, isFilled } from './rules.ts'

interface MarkdownFile {
  fileName: string
  markdown: string
}

/** A story as Markdown, one file for each language: front matter, then pages separated by `---`. */
export function toMarkdown(storyId: string, story: StoryDraft): MarkdownFile[] {
  return Language.options
    .filter((language) => language === 'de' || hasBegun(story.texts[language] ?? emptyText))
    .map((language) => ({
      fileName: `${storyId}.${language}.md`,
      markdown: `---\n${frontMatter(storyId, story, language)}---\n\n${pagesOf(story, language)}\n`,
    }))
}

function frontMatter(storyId: string, story: StoryDraft, language: Language): string {
  const text = story.texts[language] ?? emptyText
  const glossary = text.glossary.map(({ word, meaning }) => [word, meaning])
  const fields = {
    id: storyId,
    lang: language,
    title: text.title,
    subtitle: text.subtitle,
    author: story.author,
    value: story.values.length > 1 ? story.values : story.values[0],
    kind: story.kind,
    age: [story.ageFrom, story.ageTo],
    fileName: text.fileName,
    teaser: text.teaser,
    about: text.about || null,
    contentNote: text.contentNote || null,
    tags: text.tags || null,
    scare: story.scare,
    level: story.level,
    source: text.source || null,
    license: story.license,
    sample: story.isSample,
    questions: text.questions,
    glossary: Object.fromEntries(glossary),
    syllables: text.syllables,
  }
  return stringify(fields, { lineWidth: 0 })
}

function pagesOf(story: StoryDraft, language: Language): string {
  const { pages } = story.texts[language] ?? emptyText
  return pages.map(pageOf).join('\n\n---\n\n')
}

function pageOf({ picture, alt, paragraphs }: DraftPage): string {
  const image = picture ? [`![${alt.replaceAll(/[[\]]/g, '')}](scene:${picture})`] : []
  return [...image, ...paragraphs.filter(isFilled)].join('\n\n')
}
