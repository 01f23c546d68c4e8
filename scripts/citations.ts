/** Numbers that citations may name, and functions that tell whether a file exists. */
export interface Citable {
  /** Statements of docs/spec.md, as `4.2`. */
  spec: ReadonlySet<string>
  /** Rules of docs/promises.md, as `7`. */
  rule: ReadonlySet<string>
  /** Budgets of docs/budgets.md, as `3`. */
  budget: ReadonlySet<string>
  /** Decisions of docs/decisions, as `0007`. */
  decision: ReadonlySet<string>
  /** Whether the repository has a file or folder; `*` matches any part of a name. */
  exists: (path: string) => boolean
  /** Whether the repository has a document with that file name. */
  hasDocument: (name: string) => boolean
  /** Whether the path of a source file ends with `end`, for example `draft/rules.ts`. */
  hasSource: (end: string) => boolean
}

const numbered = /\b(spec|rule|budget|decision)s?\s+(?:\*\s+)?(\d+(?:\.\d+)?)/gi
const oldCitation = /\bspec(?:ification)?,?\s+(?:\*\s+)?section\b/gi
const documentName = /(?<![\w.}>*-])[\w][\w.-]*\.md\b/g
/** Comments of TypeScript, CSS and SQL. */
const comment = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*|(?:^|\s)-- .*/g
const markdownLink = /\]\(([^)\s]+)\)/g
const codePath =
  /`((?:src|library|tests|scripts|docs|content|bench|messages|drizzle)\/[\w./*@-]+)(?: › [^`]*)?`/g
const sourceFile = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|css|sql|[cm]js))`/g
const docsPath = /(?<![\w/.-])docs\/[\w./-]+\.(?:md|jpg)\b/g

/** Finds numbers, documents and paths that a text names and the repository does not have. */
export function citationProblems(file: string, text: string, citable: Citable): string[] {
  const isMarkdown = file.endsWith('.md')
  return [
    ...unknownNumbers(text, citable),
    ...[...text.matchAll(oldCitation)].map(([cited]) => `${cited}: cite a statement as spec 4.2`),
    ...unknownDocuments(isMarkdown ? text : commentsOf(text), citable),
    ...(isMarkdown ? deadLinks(file, text, citable) : []),
    ...(isMarkdown ? missing(text, codePath, citable.exists) : []),
    ...(isMarkdown ? missing(text, sourceFile, citable.hasSource) : []),
    ...missing(text, docsPath, citable.exists),
  ].map((problem) => `${file}: ${problem}`)
}

function unknownNumbers(text: string, citable: Citable): string[] {
  return [...text.matchAll(numbered)].flatMap(([, kind = '', number = '']) => {
    const numbers = citable[kind.toLowerCase() as 'spec' | 'rule' | 'budget' | 'decision']
    return numbers.has(number) ? [] : [`there is no ${kind} ${number}`]
  })
}

const commentsOf = (text: string) => (text.match(comment) ?? []).join('\n')

/** A document may be named by its path or by its name alone. */
function unknownDocuments(text: string, { hasDocument }: Citable): string[] {
  return [...text.matchAll(documentName)].flatMap(([name]) =>
    hasDocument(name) ? [] : [`there is no document ${name}`],
  )
}

function deadLinks(file: string, text: string, { exists }: Citable): string[] {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
  return [...text.matchAll(markdownLink)].flatMap(([, target = '']) => {
    const [address = ''] = target.split('#')
    if (address === '' || /^[a-z]+:/.test(address) || address.startsWith('/')) return []
    return exists(`${folder}/${address}`) ? [] : [`the link ${target} leads nowhere`]
  })
}

function missing(text: string, paths: RegExp, exists: (path: string) => boolean): string[] {
  return [...text.matchAll(paths)].flatMap(([whole, inner]) => {
    const path = inner ?? whole
    return exists(path) ? [] : [`there is no ${path}`]
  })
}
