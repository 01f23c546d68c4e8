import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { checkPdfBytes } from './pdf-bounds.ts'
import { checkPdfContents } from './pdf-contents.ts'
import { copyPages, pagesOf } from './pdf-copy.ts'
import { readPdfText } from './pdf-text.ts'
import { Refusal } from './refusal.ts'

/** A PDF rebuilt from the pages of another, and its proposed text: paragraphs by page. */
export interface RewrittenPdf {
  bytes: Uint8Array
  pages: string[][]
}

/** Examines a PDF and writes a new one. Throws a Refusal, or an error of a library for an invalid file. */
export async function rewritePdf(given: Buffer): Promise<RewrittenPdf> {
  await checkPdfBytes(given)
  const document = await open(given)
  if (document.context.trailerInfo.Encrypt) throw new Refusal('encrypted')
  checkPdfContents(document.context)
  const bytes = await copyPages(document, pagesOf(document))
  // Checks the copy, because the copy is stored.
  const copy = await open(Buffer.from(bytes))
  checkPdfContents(copy.context)
  const pages = await readPdfText(bytes, pagesOf(copy).length)
  return { bytes, pages }
}

function open(bytes: Buffer): Promise<PDFDocument> {
  return PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    capNumbers: true,
    preserveXFA: true,
  })
}
