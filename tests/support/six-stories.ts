import { chmodSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const library = path.join(import.meta.dirname, '../../dist/library')

const stories = [
  'bruno-honig',
  'elster-knopf',
  'frosch-sprung',
  'fuchs-laterne',
  'platz-am-ofen',
  'schloss-wahrheit',
]

/**
 * Makes a library of six stories, whose number and order browser tests rely on; it does not grow with
 * the real one, which `tests/server/whole-library.test.ts` loads. Returns its folder.
 */
export function createSixStoryLibrary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fabelhain-library-'))
  // A server may run as another user.
  chmodSync(folder, 0o755)
  for (const story of stories) symlinkSync(path.join(library, story), path.join(folder, story))
  return folder
}
