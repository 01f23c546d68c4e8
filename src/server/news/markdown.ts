import { micromark } from 'micromark'

const maxCached = 200
const cache = new Map<string, string>()

/**
 * Converts the editors' Markdown to safe HTML: escapes HTML, allows links to pages and mails only, and
 * turns pictures of other sites, which could track readers, into links. Headings begin at h2. The
 * most recently used results are cached.
 */
export function toHtml(markdown: string): string {
  const html = cache.get(markdown) ?? convert(markdown)
  cache.delete(markdown)
  cache.set(markdown, html)
  if (cache.size > maxCached) cache.delete(cache.keys().next().value ?? '')
  return html
}

function convert(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [{ disable: { null: ['labelStartImage'] } }],
  })
  // Every tag is micromark's own: those that an editor typed are escaped.
  return html.replace(/<(\/?)h([1-5])>/g, (_tag, slash, level) => `<${slash}h${Number(level) + 1}>`)
}
