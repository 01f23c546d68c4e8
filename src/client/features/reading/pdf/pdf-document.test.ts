import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'

const getDocument = vi.hoisted(() => vi.fn())
vi.mock('pdfjs-dist', () => ({
  getDocument,
  GlobalWorkerOptions: {},
  TextLayer: class {},
  VerbosityLevel: { ERRORS: 0 },
}))
const { openPdf } = await import('./pdf-document.ts')

test('runs nothing from a PDF and fetches only what is shown', () => {
  openPdf('/files/book.pdf')
  expect(getDocument).toHaveBeenCalledWith(
    expect.objectContaining({
      enableXfa: false,
      useWasm: false,
      disableAutoFetch: true,
      disableStream: true,
    }),
  )
})

test('the shipped pdf.js has no eval and no script sandbox', async () => {
  for (const name of ['pdf.min.mjs', 'pdf.worker.min.mjs']) {
    const code = await readFile(`node_modules/pdfjs-dist/build/${name}`, 'utf8')
    expect(code).not.toMatch(/\bnew Function\b|[^.\w]eval\(|[^.\w]Function\(/)
    expect(code).not.toContain('QuickJS')
  }
})
