import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { libraryDirectory } from '../paths.ts'
import { fontDirectory, unpackFonts } from './fonts.ts'

export interface PdfRequest {
  /** File in `library/print/templates`. */
  template: string
  /** Read by the template as `sys.inputs.book`. */
  data: object
  /** Pictures by the name under which the template finds them in `/book/`. */
  files: ReadonlyMap<string, Buffer>
  /** Name of the print in error messages. */
  label: string
}

export interface FinishedPdf {
  pdf: Uint8Array
  pages: number
}

const printDirectory = `${libraryDirectory}/print`

/** 2026-01-01: with a fixed time, equal inputs give equal bytes. */
const creationTimestamp = 1767225600

const formatDiagnostics = (error: { shortDiagnostics: unknown[] } | null) =>
  JSON.stringify(error?.shortDiagnostics ?? [])

let compiler: NodeCompiler | undefined

/**
 * A compiler without files of earlier prints. All prints share one: loading the faces takes longer than
 * a small print.
 */
const resetCompiler = () => {
  compiler ??= NodeCompiler.create({
    workspace: printDirectory,
    fontArgs: [{ fontPaths: [fontDirectory] }],
  })
  compiler.resetShadow()
  compiler.evictCache(0)
  return compiler
}

/**
 * Typesets a print as PDF/UA-1. Throws on a missing picture, a missing typeface, and everything the
 * template or the standard forbids (such as text that does not fit, or missing alt text).
 */
export const compilePdf = async (request: PdfRequest): Promise<FinishedPdf> => {
  const { template, data, files, label } = request
  await unpackFonts()
  const typst = resetCompiler()
  for (const [name, bytes] of files) typst.mapShadow(`${printDirectory}/book/${name}`, bytes)
  const compiled = typst.compile({
    mainFilePath: `${printDirectory}/templates/${template}`,
    inputs: { book: JSON.stringify(data) },
  })
  if (compiled.result === null)
    throw new Error(`${label}: ${formatDiagnostics(compiled.takeDiagnostics())}`)
  const warnings = formatDiagnostics(compiled.takeWarnings())
  if (warnings.includes('unknown font family')) throw new Error(`${label}: ${warnings}`)
  const pdf = typst.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp })
  return { pdf, pages: compiled.result.numOfPages }
}
