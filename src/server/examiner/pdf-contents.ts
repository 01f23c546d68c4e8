import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { UploadProblem } from '../../contract/upload.ts'
import { pdfMaxObjects } from './pdf-bounds.ts'
import { Refusal } from './refusal.ts'

/** Actions other than navigation (ISO 32000-1 section 12.6.4). */
const forbiddenActions = new Set([
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'ResetForm', 'Rendition', 'Movie'],
  ...['Sound', 'GoToE', 'GoToR', 'GoTo3DView', 'RichMediaExecute', 'Thread'],
])
/** Actions allowed when a document or a page is opened. */
const allowedActions = new Set(['GoTo', 'Named'])
const forbiddenAnnotations = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D'])
const forbiddenKeys = new Map<string, UploadProblem>([
  ['JS', 'scripted'],
  ['JavaScript', 'scripted'],
  ['XFA', 'scripted'],
  ['RichMediaContent', 'scripted'],
  ['EmbeddedFiles', 'attachments'],
  ['EF', 'attachments'],
  ['Collection', 'attachments'],
])
const decodableFilters = new Set(['ASCII85Decode', 'ASCIIHexDecode', 'FlateDecode', 'LZWDecode'])
decodableFilters.add('RunLengthDecode')
const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'])
const expandingFilters = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode'])
const decodedMaxBytes = 64 * 1024 * 1024
const pictureMaxPixels = 100_000_000

/** Refuses scripts, attachments and decompression bombs in every object. */
export function checkPdfContents(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects()
  if (objects.length > pdfMaxObjects) throw new Refusal('too-complex')
  const waiting: PDFObject[] = objects.map(([, object]) => object)
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen > 10 * pdfMaxObjects) throw new Refusal('too-complex')
    const object = waiting.pop()
    if (object instanceof PDFStream) checkStream(object)
    if (object instanceof PDFDict) checkDictionary(object)
    for (const part of partsOf(object)) waiting.push(part)
  }
}

function partsOf(object: PDFObject | undefined): PDFObject[] {
  if (object instanceof PDFStream) return [object.dict]
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}

const nameIn = (dictionary: PDFDict, key: string): string | null => {
  const value = dictionary.context.lookup(dictionary.get(PDFName.of(key)))
  return value instanceof PDFName ? value.decodeText() : null
}

function checkDictionary(dictionary: PDFDict): void {
  for (const [key, value] of dictionary.entries()) {
    const name = key.decodeText()
    const problem = forbiddenKeys.get(name)
    if (problem) throw new Refusal(problem)
    if (name === 'OpenAction') checkAutomaticAction(dictionary.context.lookup(value))
    if (name === 'AA') checkEventActions(dictionary.context.lookup(value))
  }
  const [type, subtype, action] = ['Type', 'Subtype', 'S'].map((key) => nameIn(dictionary, key))
  if (type === 'Filespec' || subtype === 'FileAttachment') throw new Refusal('attachments')
  if (isIn(forbiddenAnnotations, subtype) || isIn(forbiddenActions, action))
    throw new Refusal('scripted')
}

const isIn = (names: Set<string>, name: string | null | undefined) => names.has(name ?? '')

/** Checks the actions that events trigger. */
function checkEventActions(events: PDFObject | undefined): void {
  if (!(events instanceof PDFDict)) return
  for (const action of events.values()) checkAutomaticAction(events.context.lookup(action))
}

function checkAutomaticAction(action: PDFObject | undefined): void {
  if (!(action instanceof PDFDict)) return
  if (!allowedActions.has(nameIn(action, 'S') ?? '')) throw new Refusal('scripted')
}

function checkStream(stream: PDFStream): void {
  // The data is in another file.
  if (stream.dict.has(PDFName.of('F'))) throw new Refusal('attachments')
  const width = numberIn(stream.dict, 'Width')
  if (width * numberIn(stream.dict, 'Height') > pictureMaxPixels) throw new Refusal('too-complex')
  const filters = filtersOf(stream.dict)
  if (filters.includes('Crypt')) throw new Refusal('encrypted')
  if (!filters.every((name) => decodableFilters.has(name) || pictureFilters.has(name))) {
    throw new Refusal('too-complex')
  }
  if (filters.filter((name) => expandingFilters.has(name)).length > 1)
    throw new Refusal('too-complex')
  // A leading FlateDecode was already inflated by `checkPdfBytes`.
  if (
    !filters.slice(1).some((name) => expandingFilters.has(name)) &&
    !isExpansionUnchecked(filters[0])
  )
    return
  if (!(stream instanceof PDFRawStream)) throw new Refusal('damaged')
  if (!filters.every((name) => decodableFilters.has(name))) throw new Refusal('too-complex')
  const bytes = decodePDFRawStream(stream).getBytes(decodedMaxBytes + 1)
  if (bytes.length > decodedMaxBytes) throw new Refusal('too-complex')
}

const isExpansionUnchecked = (name: string | undefined) =>
  name === 'LZWDecode' || name === 'RunLengthDecode'

function filtersOf(dictionary: PDFDict): string[] {
  const filter = dictionary.context.lookup(dictionary.get(PDFName.of('Filter')))
  const listed = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : []
  return listed.map((entry) => {
    const name = dictionary.context.lookup(entry)
    if (!(name instanceof PDFName)) throw new Refusal('damaged')
    return name.decodeText()
  })
}

function numberIn(dictionary: PDFDict, key: string): number {
  const value = dictionary.context.lookup(dictionary.get(PDFName.of(key)))
  return value instanceof PDFNumber ? value.asNumber() : 0
}
