import { crc32, deflateRawSync, deflateSync, constants as zlib } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import type { UploadKind, UploadProblem } from '../../src/contract/upload.ts'

/** A file that must be refused, and why. Made here, so that none lies in the repository. */
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
  more?: (string | Buffer)[]
  /** Where it knows the offset of its cross-reference table. */
  trailer?: (xrefAt: number) => string
}

const words = 'BT /F1 24 Tf 72 700 Td (Es war einmal ein Fuchs.) Tj ET'

/** A PDF by hand: 1 is the catalog, 2 the page tree, 3 the page, 4 its contents, then `more`. */
export function pdf(parts: PdfParts = {}): Buffer {
  const { catalog = '', page = '', kids = '[3 0 R]', more = [], trailer = () => '' } = parts
  const contents = parts.contents ?? Buffer.from(words)
  const fonts = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids ${kids} /Count 1 >>`,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 595 842]
      /Resources << ${fonts} /XObject << /X0 5 0 R >> >> ${page} >>`,
    stream(contents, parts.contentsEntries),
    ...more,
  ]
  let out = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')
  const offsets: number[] = []
  const pieces = [out]
  let length = out.length
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
  out = Buffer.concat(pieces)
  return out
}

function stream(bytes: Buffer, entries = ''): Buffer {
  const head = `<< /Length ${bytes.length} ${entries} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

const megabyte = 1024 * 1024

/** Zeros, packed a thousandfold: made from one block again and again. */
function bomb(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: zlib.Z_FULL_FLUSH })
  const blocks = Array.from({ length: megabytes }, () => block)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, deflateRawSync(Buffer.alloc(1))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG whose picture may be shorter than its head says. */
function png(side: number, data: Buffer, more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  const chunks = [chunk('IHDR', head), ...more, chunk('IDAT', data)]
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** Silence, 26 ms a frame. */
export function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

const zip = () => Buffer.from(zipSync({ 'a.html': strToU8('<script>alert(1)</script>') }))
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(2000)])
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

const of = (problem: UploadProblem, name: string, make: HostileFile['make']): HostileFile => ({
  name,
  kind: 'pdf',
  problem,
  make,
})
const scripted = (name: string, parts: PdfParts) => of('scripted', name, () => pdf(parts))
const attached = (name: string, parts: PdfParts) => of('attachments', name, () => pdf(parts))

/** Takes hours to read: forms within forms, each with the next one twice, and words in the last. */
export function endlessPdf(): Buffer {
  const depth = 40
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const forms = Array.from({ length: depth }, (_, at) => {
    const entries = '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources'
    if (at === depth - 1) return stream(Buffer.from(words), `${entries} << ${font} >>`)
    const next = `<< /XObject << /X${at + 1} ${at + 6} 0 R >> >>`
    return stream(Buffer.from(`/X${at + 1} Do /X${at + 1} Do`), `${entries} ${next}`)
  })
  return pdf({ contents: Buffer.from('/X0 Do'), more: forms })
}

export const hostilePdfs: HostileFile[] = [
  scripted('a script when it is opened', { catalog: `/OpenAction ${script}` }),
  scripted('a script under another spelling', {
    catalog: '/OpenAction << /S /J#61vaScript /#4aS (x) >>',
  }),
  scripted('scripts by name', {
    catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>`,
  }),
  scripted('a script that nothing leads to', { more: [script] }),
  scripted('a script when its page is opened', { page: `/AA << /O ${script} >>` }),
  scripted('a web address when it is opened', {
    catalog: '/OpenAction << /S /URI /URI (https://example.org) >>',
  }),
  scripted('a web address when it is printed', {
    catalog: '/AA << /WP << /S /URI /URI (https://example.org) >> >>',
  }),
  scripted('a program behind a link', {
    page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (calc.exe) >> >>]',
  }),
  scripted('a form that sends', {
    page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm /F (https://example.org) >> >>]',
  }),
  scripted('an XFA form', { catalog: '/AcroForm << /Fields [] /XFA (<xdp/>) >>' }),
  scripted('a film', { page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  attached('an embedded file', {
    catalog: '/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>',
  }),
  attached('an attached file', { page: '/Annots [<< /Subtype /FileAttachment /FS 5 0 R >>]' }),
  attached('a file named elsewhere', { more: ['<< /Type /Filespec /F (/etc/passwd) >>'] }),
  attached('contents in another file', { contentsEntries: '/F (/etc/passwd)' }),
  attached('a portfolio', { catalog: '/Collection << /View /D >>' }),
  of('encrypted', 'a password', () =>
    pdf({ trailer: () => '/Encrypt << /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>' }),
  ),
  of('damaged', 'the end is missing', () => pdf().subarray(0, -180)),
  of('damaged', 'revisions in a circle', () => pdf({ trailer: (at) => `/Prev ${at}` })),
  of('damaged', 'pages in a circle', () => pdf({ kids: '[2 0 R]' })),
  of('damaged', 'one page again and again', () => pdf({ kids: `[${'3 0 R '.repeat(300)}]` })),
  of('damaged', 'no page', () => pdf({ kids: '[]' })),
  of('damaged', 'nothing but brackets', () => pdf({ catalog: `/A ${'['.repeat(100_000)}` })),
  of('too-complex', 'a gigabyte of nothing', () =>
    pdf({ contents: bomb(1024), contentsEntries: '/Filter /FlateDecode' }),
  ),
  of('too-complex', 'packed twice', () =>
    pdf({
      contents: deflateSync(bomb(200)),
      contentsEntries: '/Filter [/FlateDecode /FlateDecode]',
    }),
  ),
  of('too-complex', 'packed in words, then packed', () =>
    pdf({
      contents: Buffer.from(`${bomb(80).toString('hex')}>`),
      contentsEntries: '/Filter [/ASCIIHexDecode /FlateDecode]',
    }),
  ),
  of('too-complex', 'a filter nobody knows', () => pdf({ contentsEntries: '/Filter /Fl' })),
  of('too-complex', 'a picture of a billion points', () =>
    pdf({ more: [stream(Buffer.from('x'), '/Subtype /Image /Width 40000 /Height 40000')] }),
  ),
  of('too-complex', 'a million objects', () =>
    pdf({ more: Array.from({ length: 400_000 }, () => '<<>>') }),
  ),
  of('too-many-pages', 'five hundred pages', () => {
    const more = Array.from({ length: 500 }, () => '<< /Type /Page /MediaBox [0 0 99 99] >>')
    return pdf({ kids: `[${more.map((_, at) => `${at + 5} 0 R`).join(' ')}]`, more })
  }),
  of('page-too-large', 'a page of six metres', () => pdf({ page: '/UserUnit 30' })),
  of('not-a-pdf', 'a page before it', () => Buffer.concat([html, pdf()])),
  of('not-a-pdf', 'an archive before it', () => Buffer.concat([zip(), pdf()])),
  of('not-a-pdf', 'an archive behind it', () => Buffer.concat([pdf(), zip()])),
  of('not-a-pdf', 'a web page', () => html),
  of('not-a-pdf', 'a program', () => program),
  of('not-a-pdf', 'a drawing', () => svg),
  of('not-a-pdf', 'one byte', () => Buffer.from('%')),
]

const picture = (problem: UploadProblem, name: string, make: HostileFile['make']): HostileFile => ({
  name,
  kind: 'picture',
  problem,
  make,
})
const other = (
  kind: 'audio' | 'video',
  problem: UploadProblem,
  name: string,
  make: HostileFile['make'],
): HostileFile => ({ name, kind, problem, make })

/** A GIF of one point, twice. */
const gif = Buffer.from(
  '47494638396101000100800000000000ffffff21f90400000000002c00000000010001000002024401002c00000000010001000002024401003b',
  'hex',
)

export const hostileMedia: HostileFile[] = [
  picture('too-many-pixels', '50,000 by 50,000 points', () => png(50_000, bomb(64))),
  picture('not-a-picture', 'a picture that moves', () => gif),
  picture('not-a-picture', 'a PNG that moves', () =>
    png(8, deflateSync(Buffer.alloc(72)), [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ),
  picture('not-a-picture', 'a drawing with a script', () => svg),
  picture('not-a-picture', 'a web page', () => html),
  picture('damaged', 'a picture that ends too early', () =>
    png(2000, deflateSync(Buffer.alloc(9))),
  ),
  other('audio', 'not-audio', 'a web page', () => html),
  other('audio', 'not-audio', 'a program that begins like sound', () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), program]),
  ),
  other('audio', 'not-audio', 'boxes that contain nothing', () =>
    Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0', 'latin1'),
  ),
  other('video', 'not-video', 'a web page', () => html),
  other('video', 'not-video', 'sound', () => mp3(50)),
]
