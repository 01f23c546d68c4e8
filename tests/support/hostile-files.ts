import { deflateRawSync, deflateSync, constants as zlib } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import type { UploadKind, UploadProblem } from '../../src/contract/upload.ts'

/** A file that must be refused, and why. Made at run time: the repository has no hostile files. */
export interface HostileFile {
  name: string
  kind: Exclude<UploadKind, 'import'>
  problem: UploadProblem
  make: () => Buffer | Promise<Buffer>
}

interface PdfParts {
  catalog?: string
  page?: string
  contents?: Buffer
  contentsEntries?: string
  kids?: string
  /** From object 5 on. */
  moreObjects?: (string | Buffer)[]
  /** Entries of the trailer, from the offset of the cross-reference table. */
  trailer?: (xrefAt: number) => string
}

const textOperators = 'BT /F1 24 Tf 72 700 Td (Es war einmal ein Fuchs.) Tj ET'

/** A handmade PDF. Objects: 1 catalog, 2 page tree, 3 page, 4 contents, then `moreObjects`. */
export function pdf(parts: PdfParts = {}): Buffer {
  const { catalog = '', page = '', kids = '[3 0 R]', moreObjects = [], trailer = () => '' } = parts
  const contents = parts.contents ?? Buffer.from(textOperators)
  const fonts = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids ${kids} /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 595 842]
      /Resources << ${fonts} /XObject << /X0 5 0 R >> >> ${page} >>`,
    stream(contents, parts.contentsEntries),
    ...moreObjects,
  ]
  const header = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')
  const offsets: number[] = []
  const pieces = [header]
  let length = header.length
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    const piece = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    pieces.push(piece)
    length += piece.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const entries = `/Size ${rows.length + 1} /Root 1 0 R ${trailer(length)}`
  pieces.push(Buffer.from(`${table}trailer << ${entries} >>\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(pieces)
}

function stream(bytes: Buffer, entries = ''): Buffer {
  const head = `<< /Length ${bytes.length} ${entries} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

const megabyte = 1024 * 1024

/** A zlib stream that inflates to this many megabytes of zeros. */
export function bomb(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: zlib.Z_FULL_FLUSH })
  const blocks = Array.from({ length: megabytes }, () => block)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, deflateRawSync(Buffer.alloc(1))])
}

const zip = () => Buffer.from(zipSync({ 'a.html': strToU8('<script>alert(1)</script>') }))
export const html = Buffer.from('<!doctype html><script>alert(1)</script>')
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
export const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(2000)])
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

const refusedPdf = (
  problem: UploadProblem,
  name: string,
  make: HostileFile['make'],
): HostileFile => ({
  name,
  kind: 'pdf',
  problem,
  make,
})
const withScript = (name: string, parts: PdfParts) => refusedPdf('scripted', name, () => pdf(parts))
const withAttachment = (name: string, parts: PdfParts) =>
  refusedPdf('attachments', name, () => pdf(parts))

/** A PDF that takes hours to read: each of 40 forms draws the next one twice, the last has text. */
export function endlessPdf(): Buffer {
  const depth = 40
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const forms = Array.from({ length: depth }, (_, at) => {
    const entries = '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources'
    if (at === depth - 1) return stream(Buffer.from(textOperators), `${entries} << ${font} >>`)
    const next = `<< /XObject << /X${at + 1} ${at + 6} 0 R >> >>`
    return stream(Buffer.from(`/X${at + 1} Do /X${at + 1} Do`), `${entries} ${next}`)
  })
  return pdf({ contents: Buffer.from('/X0 Do'), moreObjects: forms })
}

export const hostilePdfs: HostileFile[] = [
  withScript('a script when it is opened', { catalog: `/OpenAction ${script}` }),
  withScript('a script under another spelling', {
    catalog: '/OpenAction << /S /J#61vaScript /#4aS (x) >>',
  }),
  withScript('named scripts', {
    catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>`,
  }),
  withScript('an unreferenced script', { moreObjects: [script] }),
  withScript('a script when its page is opened', { page: `/AA << /O ${script} >>` }),
  withScript('a web address when it is opened', {
    catalog: '/OpenAction << /S /URI /URI (https://example.org) >>',
  }),
  withScript('a web address when it is printed', {
    catalog: '/AA << /WP << /S /URI /URI (https://example.org) >> >>',
  }),
  withScript('a link that starts a program', {
    page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (calc.exe) >> >>]',
  }),
  withScript('a form that submits', {
    page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm /F (https://example.org) >> >>]',
  }),
  withScript('an XFA form', { catalog: '/AcroForm << /Fields [] /XFA (<xdp/>) >>' }),
  withScript('rich media', { page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  withAttachment('an embedded file', {
    catalog: '/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>',
  }),
  withAttachment('an attached file', {
    page: '/Annots [<< /Subtype /FileAttachment /FS 5 0 R >>]',
  }),
  withAttachment('a reference to another file', {
    moreObjects: ['<< /Type /Filespec /F (/etc/passwd) >>'],
  }),
  withAttachment('contents in another file', { contentsEntries: '/F (/etc/passwd)' }),
  withAttachment('a portfolio', { catalog: '/Collection << /View /D >>' }),
  refusedPdf('encrypted', 'a password', () =>
    pdf({ trailer: () => '/Encrypt << /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>' }),
  ),
  refusedPdf('damaged', 'the end is missing', () => pdf().subarray(0, -180)),
  refusedPdf('damaged', 'circular revisions', () => pdf({ trailer: (at) => `/Prev ${at}` })),
  refusedPdf('damaged', 'circular pages', () => pdf({ kids: '[2 0 R]' })),
  refusedPdf('damaged', 'one page 300 times', () => pdf({ kids: `[${'3 0 R '.repeat(300)}]` })),
  refusedPdf('damaged', 'no page', () => pdf({ kids: '[]' })),
  refusedPdf('damaged', 'nothing but brackets', () =>
    pdf({ catalog: `/A ${'['.repeat(100_000)}` }),
  ),
  refusedPdf('too-complex', 'a gigabyte of zeros', () =>
    pdf({ contents: bomb(1024), contentsEntries: '/Filter /FlateDecode' }),
  ),
  refusedPdf('too-complex', 'compressed twice', () =>
    pdf({
      contents: deflateSync(bomb(200)),
      contentsEntries: '/Filter [/FlateDecode /FlateDecode]',
    }),
  ),
  refusedPdf('too-complex', 'compressed, then hex-encoded', () =>
    pdf({
      contents: Buffer.from(`${bomb(80).toString('hex')}>`),
      contentsEntries: '/Filter [/ASCIIHexDecode /FlateDecode]',
    }),
  ),
  refusedPdf('too-complex', 'an unknown filter', () => pdf({ contentsEntries: '/Filter /Fl' })),
  refusedPdf('too-complex', 'a picture of a billion pixels', () =>
    pdf({ moreObjects: [stream(Buffer.from('x'), '/Subtype /Image /Width 40000 /Height 40000')] }),
  ),
  refusedPdf('too-complex', '400,000 objects', () =>
    pdf({ moreObjects: Array.from({ length: 400_000 }, () => '<<>>') }),
  ),
  refusedPdf('too-many-pages', 'five hundred pages', () => {
    const moreObjects = Array.from({ length: 500 }, () => '<< /Type /Page /MediaBox [0 0 99 99] >>')
    return pdf({ kids: `[${moreObjects.map((_, at) => `${at + 5} 0 R`).join(' ')}]`, moreObjects })
  }),
  refusedPdf('page-too-large', 'a page six metres wide', () => pdf({ page: '/UserUnit 30' })),
  refusedPdf('not-a-pdf', 'a web page before it', () => Buffer.concat([html, pdf()])),
  refusedPdf('not-a-pdf', 'an archive before it', () => Buffer.concat([zip(), pdf()])),
  refusedPdf('not-a-pdf', 'an archive after it', () => Buffer.concat([pdf(), zip()])),
  refusedPdf('not-a-pdf', 'a web page', () => html),
  refusedPdf('not-a-pdf', 'a program', () => program),
  refusedPdf('not-a-pdf', 'an SVG', () => svg),
  refusedPdf('not-a-pdf', 'one byte', () => Buffer.from('%')),
]
