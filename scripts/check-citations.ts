import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Citable, citationProblems } from './citations.ts'

/** Fails on a citation that leads nowhere: a number, a link, a path or a document. */
process.chdir(path.join(import.meta.dirname, '..'))

const folders = '{src,library,content,tests,scripts,bench,docs}'
/** Texts of the product, generated files, and samples of citations that lead nowhere. */
const skippedFiles =
  /(^|\/)(node_modules|paraglide|generated|films)\/|^(content|library)\/(pages|news|roadmap|stories)\/|^scripts\/citations/
/** Folders that a command creates, which may not exist yet. */
const generatedFolders = /^(content|library)\/(films|review)(\/|$)/

const files = globSync([
  `${folders}/**/*.{ts,tsx,cjs,mjs,css,md,sql}`,
  '*.{md,ts,yaml,cjs}',
  '.dependency-cruiser.mjs',
])
const documents = new Set(
  files.filter((file) => file.endsWith('.md')).map((file) => path.basename(file)),
)

function numbersIn(file: string, pattern: RegExp): Set<string> {
  const numbers = [...readFileSync(file, 'utf8').matchAll(pattern)]
  return new Set(numbers.map(([, number = '']) => number))
}

const citable: Citable = {
  spec: numbersIn('docs/spec.md', /^- \*\*(\d+\.\d+)\*\*/gm),
  rule: numbersIn('docs/promises.md', /^- \*\*Rule (\d+)\*\*/gm),
  budget: numbersIn('docs/budgets.md', /^\| \*\*Budget (\d+)\*\*/gm),
  decision: new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])),
  exists: (file) =>
    generatedFolders.test(file) ||
    (file.includes('*') ? globSync(file).length > 0 : existsSync(file)),
  hasDocument: (name) => documents.has(name),
  hasSource: (end) => files.some((file) => `/${file}`.endsWith(`/${end}`)),
}

const findings = files
  .filter((file) => !skippedFiles.test(file))
  .flatMap((file) => citationProblems(file, readFileSync(file, 'utf8'), citable))
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exit(1)
