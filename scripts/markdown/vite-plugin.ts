import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { toPageDocument } from './page-document.ts'

/**
 * Lets pages import the texts of `content/pages` as `document`, which is parsed in the build. Pictures
 * that a text names by a relative path become assets like any other.
 */
export const contentPages: Plugin = {
  name: 'content-pages',
  load: {
    filter: { id: /content\/pages\/[\w-]+\/[\w.-]+\.md$/ },
    async handler(id) {
      const text = JSON.stringify(toPageDocument(await readFile(id, 'utf8')))
      const imports: string[] = []
      const document = text.replace(/"src":"(\.[^"]+)"/g, (_whole, file: string) => {
        const source = JSON.stringify(path.resolve(path.dirname(id), file))
        imports.push(`import picture${imports.length} from ${source}`)
        return `"src":picture${imports.length - 1}`
      })
      return {
        code: `${imports.join('\n')}\nexport const document = ${document}`,
        moduleType: 'js',
      }
    },
  },
}
