import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type FoldedText, foldText } from './folded-text.ts'

/** The folded text of each page in order; its items are those of the text layer. */
export async function readPageTexts(document: PDFDocumentProxy): Promise<FoldedText[]> {
  const texts: FoldedText[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    texts.push(foldText(await readItems(page)))
  }
  return texts
}

async function readItems(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent()
  const textItems = items.filter((item) => 'str' in item)
  return textItems.map((item, index) => {
    const next = textItems[index + 1]
    // A change of the vertical position also ends a line; not every item has `hasEOL`.
    const isLineEnd = item.hasEOL || item.transform[5] !== next?.transform[5]
    return isLineEnd ? `${item.str}\n` : item.str
  })
}
