import { micromark } from 'micromark'

const mostKnown = 200
const known = new Map<string, string>()

/**
 * Safe HTML of the editors' Markdown: what looks like HTML stays text, links lead to pages and mails
 * only, and pictures of other sites, which would tell them who reads here, are links. The page has a
 * heading above, so headings begin at h2. The same text is turned once.
 */
export function toHtml(markdown: string): string {
  const html = known.get(markdown) ?? turn(markdown)
  known.delete(markdown)
  known.set(markdown, html)
  if (known.size > mostKnown) known.delete(known.keys().next().value ?? '')
  return html
}

function turn(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [{ disable: { null: ['labelStartImage'] } }],
  })
  // Every tag is micromark's own: signs that an editor typed are escaped.
  return html.replace(/<(\/?)h([1-5])>/g, (_tag, slash, level) => `<${slash}h${Number(level) + 1}>`)
}
