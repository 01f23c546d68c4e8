/** An element of a text page; every attribute but the ones named here is left out at build time. */
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
  /** Of a heading: what a link leads to. */
  id?: string
  href?: string
  src?: string
  alt?: string
  children: DocumentNode[]
}
export type DocumentNode = string | DocumentElement

/** A text of `content/pages` in one language, as the build hands it over. */
export interface PageDocument {
  title: string
  /** For search engines and link previews. */
  description: string
  /** As people cite it: „1.0“. */
  version: string
  /** 'YYYY-MM-DD' from which on it holds. */
  date: string
  /** What is different from the version before. */
  changed: string
  contents: { id: string; title: string }[]
  children: DocumentNode[]
}

/** The texts of one day in every language. */
export interface Edition {
  date: string
  de: PageDocument
  en: PageDocument
}

/** Sorts the files `…/<date>.<language>.md` of a page into its editions, the newest first. */
export function editionsOf(files: Record<string, PageDocument>): Edition[] {
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

/** Name of the address's part that asks for an older edition: `?fassung=2026-11-22`. */
export const editionParameter = 'fassung'

/** The edition that an address asks for; the newest where it asks for none or for one unknown. */
export function editionFor(editions: Edition[], search: string): Edition {
  const wanted = new URLSearchParams(search).get(editionParameter)
  const edition = editions.find(({ date }) => date === wanted) ?? editions[0]
  if (!edition) throw new Error('the page has no text')
  return edition
}

/** A heading of the second order with what follows it. */
export interface Section {
  id: string
  heading: DocumentElement | null
  children: DocumentNode[]
}

/** A text by its headings; what stands before the first one is a section without. */
export function sectionsOf(children: DocumentNode[]): Section[] {
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
