import type { DocumentElement, DocumentNode } from '../../src/client/features/document/document.ts'

const pieces = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|[^<]+/g
const attributes = /([a-z-]+)="([^"]*)"/g
const tags = 'h2 h3 p ul ol li a em strong code blockquote hr br img'.split(' ')
const emptyTags = ['hr', 'br', 'img']
const wordParents = ['h2', 'h3', 'p', 'a', 'em', 'strong']
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => characters[name] ?? '')

/** A place that the server fills survives in addresses, too, where Markdown encodes its braces. */
const decodeAddress = (text: string) =>
  decode(text).replace(/%7B%7B([\w.]+)%7D%7D/gi, (_whole, name: string) => `{{${name}}}`)

/** Numbers stay with what they count, in one line. */
const joinNumbers = (text: string) =>
  text
    .replace(/(§§?|Art\.|Abs\.|Nr\.|Article|Section|lit\.) (?=[\da-z]\b|\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(€|%|EUR|GB|MB)(\W|$))/g, '$1\u00a0')

/**
 * The well-formed HTML that micromark writes, as a tree. Throws at an element that text pages do not
 * have, such as a heading of the first order: the page's title is that.
 */
export function toTree(html: string): DocumentNode[] {
  const root: DocumentElement = { tag: 'blockquote', children: [] }
  const open = [root]
  for (const [piece, isClosing, name, said = ''] of html.matchAll(pieces)) {
    const parent = open.at(-1) ?? root
    if (name === undefined) addText(parent, piece)
    else if (isClosing) open.pop()
    else {
      const element = toElement(name, said)
      parent.children.push(element)
      if (!emptyTags.includes(name)) open.push(element)
    }
  }
  return root.children
}

/** Between blocks is only the line break that keeps the source readable. */
function addText(parent: DocumentElement, piece: string) {
  const isBetweenBlocks = /^\s*\n\s*$/.test(piece) && !wordParents.includes(parent.tag)
  if (!isBetweenBlocks) parent.children.push(joinNumbers(decode(piece).replace(/\s*\n\s*/g, ' ')))
}

function toElement(name: string, said: string): DocumentElement {
  if (!tags.includes(name)) throw new Error(`<${name}> has no place on a text page`)
  const element: DocumentElement = { tag: name as DocumentElement['tag'], children: [] }
  for (const [, key, value = ''] of said.matchAll(attributes)) {
    if (key === 'href' || key === 'src') element[key] = decodeAddress(value)
    if (key === 'alt') element.alt = decode(value)
  }
  return element
}

/** What a tree says, without its elements. */
export function textOf(nodes: DocumentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}
