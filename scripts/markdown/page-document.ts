import { micromark } from 'micromark'
import { parse } from 'yaml'
import { z } from 'zod'
import type {
  DocumentElement,
  DocumentNode,
  PageDocument,
} from '../../src/client/features/document/document.ts'
import { textOf, toTree } from './html-tree.ts'

const Front = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  version: z.string().min(1),
  date: z.iso.date(),
  changed: z.string().min(1),
})

/**
 * Parses a Markdown file with front matter. Second-level headings make the table of contents; `{#name}` at
 * a heading's end sets its id, the same in every language. Throws on equal ids and wrong front matter.
 */
export function toPageDocument(source: string): PageDocument {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined || body === undefined) throw new Error('the front matter is missing')
  const children = toTree(micromark(body))
  const contents: PageDocument['contents'] = []
  const ids = new Set<string>()
  for (const heading of headingsOf(children)) {
    const id = setId(heading)
    if (ids.has(id)) throw new Error(`two headings are #${id}`)
    ids.add(id)
    if (heading.tag === 'h2') contents.push({ id, title: textOf(heading.children) })
  }
  return { ...Front.parse(parse(front)), contents, children }
}

function headingsOf(children: DocumentNode[]): DocumentElement[] {
  return children.filter(
    (node): node is DocumentElement =>
      typeof node !== 'string' && (node.tag === 'h2' || node.tag === 'h3'),
  )
}

/** Sets the heading's id: moves it out of the heading's text, or derives it from the text. */
function setId(heading: DocumentElement): string {
  const last = heading.children.at(-1)
  const [match, text = '', explicitId] =
    typeof last === 'string' ? (/^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(last) ?? []) : []
  if (match !== undefined) heading.children.splice(-1, 1, text)
  heading.id = explicitId ?? slug(textOf(heading.children))
  return heading.id
}

const transliterations: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Converts a text to an id: „Was wir speichern“ becomes `was-wir-speichern`. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => transliterations[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
