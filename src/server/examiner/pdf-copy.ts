import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { pdfMaxPages } from '../../contract/upload-limits.ts'
import { Refusal } from './refusal.ts'

/** 200 inches, the most that readers agree on (ISO 32000-1, annex C), in points of 1/72 inch. */
const pageMaxPoints = 200 * 72
const maxTreeNodes = 20 * pdfMaxPages

const pageEntries = new Set([
  ...['Type', 'Resources', 'Contents', 'Rotate', 'UserUnit', 'Group'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
])
/** Annotations that only draw. */
const drawings = new Set([
  ...['Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Stamp', 'FreeText', 'Ink', 'Caret'],
  ...['Line', 'Square', 'Circle', 'Polygon', 'PolyLine'],
])
const drawingEntries = new Set([
  ...['Type', 'Subtype', 'Rect', 'AP', 'AS', 'F', 'C', 'IC', 'CA', 'BS', 'Border', 'BE', 'DA'],
  ...['QuadPoints', 'InkList', 'Vertices', 'L', 'LE', 'Contents', 'NM'],
])

/** The pages of a document in order; refuses too many, too large ones, and circular trees. */
export function pagesOf(document: PDFDocument): PDFPageLeaf[] {
  const { context, catalog } = document
  const waiting = [context.lookup(catalog.get(PDFName.of('Pages')))]
  const pages = new Set<PDFPageLeaf>()
  for (let nodes = 0; waiting.length > 0; nodes++) {
    if (nodes > maxTreeNodes) throw new Refusal('damaged')
    const node = waiting.pop()
    if (node instanceof PDFPageLeaf) addPage(pages, node)
    else waiting.push(...kidsOf(node))
  }
  if (pages.size === 0) throw new Refusal('damaged')
  return [...pages]
}

function addPage(pages: Set<PDFPageLeaf>, page: PDFPageLeaf): void {
  if (pages.has(page)) throw new Refusal('damaged')
  pages.add(page)
  if (pages.size > pdfMaxPages) throw new Refusal('too-many-pages')
  checkSize(page)
}

/** Last to first. */
function kidsOf(node: PDFObject | undefined): (PDFObject | undefined)[] {
  if (!(node instanceof PDFPageTree)) throw new Refusal('damaged')
  const kids = node.context.lookup(node.get(PDFName.of('Kids')))
  if (!(kids instanceof PDFArray)) throw new Refusal('damaged')
  if (kids.size() > maxTreeNodes) throw new Refusal('too-many-pages')
  return kids
    .asArray()
    .map((kid) => node.context.lookup(kid))
    .toReversed()
}

function checkSize(page: PDFPageLeaf): void {
  const userUnit = page.context.lookup(page.get(PDFName.of('UserUnit')))
  const scale = userUnit instanceof PDFNumber ? userUnit.asNumber() : 1
  const { width, height } = page.MediaBox().asRectangle()
  const sides = [width, height].map((side) => Math.abs(side * scale))
  if (sides.some((side) => !(side <= pageMaxPoints))) throw new Refusal('page-too-large')
  if (sides.some((side) => side < 1)) throw new Refusal('damaged')
}

/** A new document with the same pages and nothing else; the same pages give the same bytes. */
export async function copyPages(document: PDFDocument, pages: PDFPageLeaf[]): Promise<Uint8Array> {
  const copy = await PDFDocument.create({ updateMetadata: false })
  const copier = PDFObjectCopier.for(document.context, copy.context)
  for (const page of pages) strip(page)
  for (const page of pages) {
    const leaf = copier.copy(page)
    copy.addPage(PDFPage.of(leaf, copy.context.register(leaf), copy))
  }
  const title = titleOf(document)
  if (title !== '') copy.setTitle(title, { showInWindowTitleBar: true })
  const language = document.context.lookup(document.catalog.get(PDFName.of('Lang')))
  if (language instanceof PDFString) copy.setLanguage(language.decodeText().slice(0, 35))
  return copy.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}

function titleOf(document: PDFDocument): string {
  try {
    return (document.getTitle() ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 300)
  } catch {
    return ''
  }
}

/** Removes everything that a page does not show: actions, links, form fields, thumbnails, private data. */
function strip(page: PDFPageLeaf): void {
  const annotations = page.context.lookup(page.get(PDFName.of('Annots')))
  for (const key of page.keys()) {
    const isParent = key === PDFName.of('Parent')
    if (!isParent && !pageEntries.has(key.decodeText())) page.delete(key)
  }
  if (!(annotations instanceof PDFArray)) return
  const shown = annotations.asArray().filter((entry) => {
    const annotation = page.context.lookup(entry)
    return entry instanceof PDFRef && annotation instanceof PDFDict && stripDrawing(annotation)
  })
  if (shown.length > 0) page.set(PDFName.of('Annots'), page.context.obj(shown))
}

/** False for an annotation that is not a drawing. */
function stripDrawing(annotation: PDFDict): boolean {
  const subtype = annotation.context.lookup(annotation.get(PDFName.of('Subtype')))
  if (!(subtype instanceof PDFName) || !drawings.has(subtype.decodeText())) return false
  for (const key of annotation.keys()) {
    if (!drawingEntries.has(key.decodeText())) annotation.delete(key)
  }
  return true
}
