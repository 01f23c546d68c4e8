import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ExaminedKind, type Findings, findingsFile, readyLine } from './findings.ts'
import { Refusal } from './refusal.ts'

// One process for each file: node main.js <kind> <file> <folder> <name>. It can only read the file and
// write into the folder, and exits with its parent.
process.stdin.on('end', () => process.exit(1)).resume()

const [kindName, file = '', folder = '', label = ''] = process.argv.slice(2)
const examine = await examinerOf(ExaminedKind.parse(kindName))
process.stdout.write(readyLine)
const findings = await examine().catch(toRefused)
await writeFile(path.join(folder, findingsFile), JSON.stringify(findings))
process.exit(0)

/** Loads only the code for one kind. */
async function examinerOf(kind: ExaminedKind): Promise<() => Promise<Findings>> {
  switch (kind) {
    case 'pdf': {
      const { rewritePdf } = await import('./pdf.ts')
      return async () => {
        const { bytes, pages } = await rewritePdf(await readFile(file))
        const fileName = 'book.pdf'
        await writeFile(path.join(folder, fileName), bytes)
        return { kind, fileName, pages }
      }
    }
    case 'picture': {
      const { reencodePicture } = await import('./picture.ts')
      return async () => ({ kind, ...(await reencodePicture(file, folder)) })
    }
    case 'audio': {
      const { examineAudio } = await import('./media.ts')
      return async () => ({ kind, ...(await examineAudio(file)) })
    }
    case 'video': {
      const { examineVideo } = await import('./media.ts')
      return async () => ({ kind, ...(await examineVideo(file)) })
    }
    case 'import': {
      const { readUpload } = await import('./import/reading.ts')
      return async () => {
        const found = await readUpload({ path: file, fileName: label }, folder)
        return found ? { kind, ...found } : { kind: 'refused', problem: 'damaged' }
      }
    }
  }
}

/** Every error of a library is the file's fault. */
function toRefused(error: unknown): Findings {
  return { kind: 'refused', problem: error instanceof Refusal ? error.problem : 'damaged' }
}
