/** An element of a text page; the build drops all other attributes. */
export interface DocumentElement {
  tag:
    | 'h2'
    | 'h3'
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'a'
    | 'em'
    | 'strong'
    | 'code'
    | 'blockquote'
    | 'hr'
    | 'br'
    | 'img'
  /** Anchor of a heading. */
  id?: string
  href?: string
  src?: string
  alt?: string
  children: DocumentNode[]
}
export type DocumentNode = string | DocumentElement

/** A text of `content/pages` in one language, as the build produces it. */
export interface PageDocument {
  title: string
  /** For search engines and link previews. */
  description: string
  /** For example „1.0“. */
  version: string
  /** Effective date, 'YYYY-MM-DD'. */
  date: string
  /** Changes since the previous version. */
  changed: string
  contents: { id: string; title: string }[]
  children: DocumentNode[]
}

/** The texts of one date in every language. */
export interface Edition {
  date: string
  de: PageDocument
  en: PageDocument
}

/** Groups the files `…/<date>.<language>.md` of a page into editions, newest first. */
export function groupEditions(files: Record<string, PageDocument>): Edition[] {
  const editions = new Map<string, Partial<Edition>>()
  for (const [file, page] of Object.entries(files)) {
    const [, date = '', language = ''] = /(\d{4}-\d\d-\d\d)\.(de|en)\.md$/.exec(file) ?? []
    editions.set(date, { ...editions.get(date), date, [language]: page })
  }
  return [...editions.values()]
    .map(({ date, de, en }) => {
      if (!(date && de && en)) throw new Error(`a page of ${date} lacks a language`)
      return { date, de, en }
    })
    .sort((one, other) => (one.date < other.date ? 1 : -1))
}

/** Query parameter for an older edition: `?fassung=2026-11-22`. */
export const editionParameter = 'fassung'

/** The edition in the query; the newest if there is none or it is unknown. */
export function editionFor(editions: Edition[], search: string): Edition {
  const date = new URLSearchParams(search).get(editionParameter)
  const edition = editions.find((each) => each.date === date) ?? editions[0]
  if (!edition) throw new Error('the page has no text')
  return edition
}

/** A second-level heading with its content. */
export interface Section {
  id: string
  heading: DocumentElement | null
  children: DocumentNode[]
}

/** Splits a text by its headings; content before the first one is a section without heading. */
export function splitSections(children: DocumentNode[]): Section[] {
  const sections: Section[] = []
  for (const node of children) {
    if (typeof node !== 'string' && node.tag === 'h2') {
      sections.push({ id: node.id ?? '', heading: node, children: [] })
      continue
    }
    const last = sections.at(-1)
    if (last) last.children.push(node)
    else sections.push({ id: '', heading: null, children: [node] })
  }
  return sections
}
