import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { archiveLimits, unpack } from './archive.ts'

let directory: string
let folder: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-archive-'))
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(directory, 'into-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function writeArchive(files: Record<string, Uint8Array>): Promise<string> {
  const archive = path.join(directory, 'archive.zip')
  await writeFile(archive, zipSync(files))
  return archive
}

test('stories and pictures are unpacked under names of our own, whatever their names in the archive', async () => {
  const archive = await writeArchive({
    'a/geschichte.md': strToU8('Hase'),
    '../../böse.md': strToU8('nicht böse'),
    '__MACOSX/geschichte.md': strToU8('Müll'),
    '.DS_Store': strToU8('Müll'),
    'programm.exe': strToU8('MZ'),
    'bilder/p1.JPG': new Uint8Array(200_000).fill(7),
  })
  const files = await unpack(archive, folder)
  expect(files?.map(({ name }) => name)).toEqual([
    'a/geschichte.md',
    '../../böse.md',
    'bilder/p1.JPG',
  ])
  expect((await readdir(folder)).sort()).toEqual(['0.md', '1.md', '2.jpg'])
  expect(await readFile(path.join(folder, '1.md'), 'utf8')).toBe('nicht böse')
  expect((await readFile(path.join(folder, '2.jpg'))).length).toBe(200_000)
})

test.each([
  ['too many files', { ...archiveLimits, files: 1 }],
  ['a file that is too large', { ...archiveLimits, bytesPerFile: 1_000_000 }],
  ['too many bytes in total', { ...archiveLimits, bytes: 1_500_000 }],
])('%s is refused before it fills the disk', async (_, limits) => {
  const zeros = new Uint8Array(2_000_000)
  const archive = await writeArchive({ 'a.md': zeros, 'b.md': zeros })
  expect(await unpack(archive, folder, limits)).toBeNull()
})

test('a file that is no archive, is truncated or has no file for us is refused', async () => {
  const text = path.join(directory, 'text.zip')
  await writeFile(text, 'Das ist kein Archiv.')
  expect(await unpack(text, folder)).toBeNull()
  const empty = await writeArchive({ 'liesmich.txt': strToU8('Hallo') })
  expect(await unpack(empty, folder)).toBeNull()
  const whole = await readFile(await writeArchive({ 'a.md': strToU8('Hase '.repeat(5000)) }))
  const cut = path.join(directory, 'cut.zip')
  await writeFile(cut, whole.subarray(0, 60))
  const files = await unpack(cut, folder)
  const found = files?.[0] ? await readFile(files[0].path, 'utf8').catch(() => '') : ''
  expect(found.length).toBeLessThan(5000)
})
