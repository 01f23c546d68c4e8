import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Registers itself in pdfjs, because the process has no workers.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { paragraphsOf } from './paragraphs.ts'

const maxPieces = 200_000
const maxCharacters = 400_000

/**
 * Paragraphs of every page, proposed from its text layer; empty for pages that are pictures. Nothing is
 * rendered and no font is loaded.
 */
export async function readPdfText(bytes: Uint8Array, pageCount: number): Promise<string[][]> {
  const task = getDocument({
    // pdfjs detaches the given buffer.
    data: bytes.slice(),
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const document = await task.promise
  if (document.numPages !== pageCount) throw new Error('the copy has another number of pages')
  const pages: string[][] = []
  let pieces = 0
  let characters = 0
  for (let number = 1; number <= pageCount; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pieces += items.length
    const paragraphs = pieces > maxPieces ? [] : paragraphsOf(items.flatMap(pieceOf))
    characters += paragraphs.join('').length
    pages.push(characters > maxCharacters ? [] : paragraphs)
    page.cleanup()
  }
  await task.destroy()
  return pages
}

type Item = Awaited<
  ReturnType<
    Awaited<
      ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>
    >['getTextContent']
  >
>['items'][number]

function pieceOf(item: Item) {
  if (!('str' in item)) return []
  const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform.map(Number)
  const height = item.height > 0 ? item.height : Math.hypot(skew, scale)
  return [{ text: item.str, x, y, width: item.width, height }]
}
