import type { DocumentElement, DocumentNode } from '../../src/client/features/document/document.ts'

const tokenPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|[^<]+/g
const attributePattern = /([a-z-]+)="([^"]*)"/g
const tags = 'h2 h3 p ul ol li a em strong code blockquote hr br img'.split(' ')
const emptyTags = ['hr', 'br', 'img']
const textParents = ['h2', 'h3', 'p', 'a', 'em', 'strong']
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => characters[name] ?? '')

/** Restores the placeholders that the server fills; Markdown encodes their braces in addresses. */
const decodeAddress = (text: string) =>
  decode(text).replace(/%7B%7B([\w.]+)%7D%7D/gi, (_whole, name: string) => `{{${name}}}`)

/** Joins numbers to their signs and units by no-break spaces. */
const joinNumbers = (text: string) =>
  text
    .replace(/(§§?|Art\.|Abs\.|Nr\.|Article|Section|lit\.) (?=[\da-z]\b|\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(€|%|EUR|GB|MB)(\W|$))/g, '$1\u00a0')

/**
 * Parses the well-formed HTML that micromark writes. Throws at an element that text pages do not have,
 * such as a first-level heading, which is the page's title.
 */
export function toTree(html: string): DocumentNode[] {
  const root: DocumentElement = { tag: 'blockquote', children: [] }
  const open = [root]
  for (const [token, isClosing, name, attributes = ''] of html.matchAll(tokenPattern)) {
    const parent = open.at(-1) ?? root
    if (name === undefined) addText(parent, token)
    else if (isClosing) open.pop()
    else {
      const element = toElement(name, attributes)
      parent.children.push(element)
      if (!emptyTags.includes(name)) open.push(element)
    }
  }
  return root.children
}

/** Adds text with its white space in one line; skips the line breaks between blocks. */
function addText(parent: DocumentElement, text: string) {
  const isBetweenBlocks = /^\s*\n\s*$/.test(text) && !textParents.includes(parent.tag)
  if (!isBetweenBlocks) parent.children.push(joinNumbers(decode(text).replace(/\s*\n\s*/g, ' ')))
}

function toElement(name: string, attributes: string): DocumentElement {
  if (!tags.includes(name)) throw new Error(`<${name}> has no place on a text page`)
  const element: DocumentElement = { tag: name as DocumentElement['tag'], children: [] }
  for (const [, key, value = ''] of attributes.matchAll(attributePattern)) {
    if (key === 'href' || key === 'src') element[key] = decodeAddress(value)
    if (key === 'alt') element.alt = decode(value)
  }
  return element
}

/** The text of a tree, without its elements. */
export function textOf(nodes: DocumentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}
