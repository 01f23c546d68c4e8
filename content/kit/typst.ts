import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontDirectory, fontFiles } from '../fonts.ts'

export interface PdfRequest {
  /** File in `content/typst`. */
  template: string
  /** What the template reads as `sys.inputs.book`. */
  data: object
  /** Pictures by the name under which the template finds them in `/book/`. */
  files: ReadonlyMap<string, Buffer>
  /** Names the print in errors. */
  label: string
}

export interface FinishedPdf {
  pdf: Uint8Array
  pages: number
}

const contentDirectory = fileURLToPath(new URL('..', import.meta.url))

/** 2026-01-01: a fixed time keeps builds byte-equal. */
const creationTimestamp = 1767225600

const describe = (error: { shortDiagnostics: unknown[] } | null) =>
  JSON.stringify(error?.shortDiagnostics ?? [])

let compiler: NodeCompiler | undefined

/** One compiler serves all prints, because loading the faces takes longer than a small print. */
const freshCompiler = () => {
  compiler ??= NodeCompiler.create({
    workspace: contentDirectory,
    fontArgs: [{ fontPaths: [fontDirectory] }],
  })
  compiler.resetShadow()
  compiler.evictCache(0)
  return compiler
}

/**
 * Sets a print as PDF/UA-1. Throws on a missing picture, a missing typeface, and everything the
 * template or the standard forbids (such as text that does not fit, or missing alt text).
 */
export const compilePdf = async (request: PdfRequest): Promise<FinishedPdf> => {
  const { template, data, files, label } = request
  await fontFiles()
  const typst = freshCompiler()
  for (const [name, bytes] of files) typst.mapShadow(`${contentDirectory}book/${name}`, bytes)
  const compiled = typst.compile({
    mainFilePath: `${contentDirectory}typst/${template}`,
    inputs: { book: JSON.stringify(data) },
  })
  if (compiled.result === null) throw new Error(`${label}: ${describe(compiled.takeDiagnostics())}`)
  const warnings = describe(compiled.takeWarnings())
  if (warnings.includes('unknown font family')) throw new Error(`${label}: ${warnings}`)
  const pdf = typst.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp })
  return { pdf, pages: compiled.result.numOfPages }
}
