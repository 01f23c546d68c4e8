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
 * A Markdown file with its front matter as the page shows it. Headings of the second order make the
 * table of contents; `{#name}` at a heading's end gives it its id, the same in every language.
 */
export function toPageDocument(source: string): PageDocument {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined || body === undefined) throw new Error('the front matter is missing')
  const children = toTree(micromark(body))
  const contents: PageDocument['contents'] = []
  const taken = new Set<string>()
  for (const heading of headingsOf(children)) {
    const id = takeId(heading)
    if (taken.has(id)) throw new Error(`two headings are #${id}`)
    taken.add(id)
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

/** Takes the id out of the heading's words, or makes one of them. */
function takeId(heading: DocumentElement): string {
  const last = heading.children.at(-1)
  const [marked, words = '', named] =
    typeof last === 'string' ? (/^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(last) ?? []) : []
  if (marked !== undefined) heading.children.splice(-1, 1, words)
  heading.id = named ?? slug(textOf(heading.children))
  return heading.id
}

const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Words as an address has them: „Was wir speichern“ is `was-wir-speichern`. */
function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folded[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
