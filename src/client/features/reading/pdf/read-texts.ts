import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { FoldedText } from './folded-text.ts'
import { foldText } from './folded-text.ts'

/** Folded text of every page in order; its pieces are those of the page's text layer. */
export async function readTexts(document: PDFDocumentProxy): Promise<FoldedText[]> {
  const texts: FoldedText[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    texts.push(foldText(await piecesOf(page)))
  }
  return texts
}

async function piecesOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent()
  const pieces = items.filter((item) => 'str' in item)
  return pieces.map((piece, index) => {
    const next = pieces[index + 1]
    // Where the next piece stands on another line, a word ends; not every line says so itself.
    const isLineEnd = piece.hasEOL || piece.transform[5] !== next?.transform[5]
    return isLineEnd ? `${piece.str}\n` : piece.str
  })
}
