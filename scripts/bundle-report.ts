import { mkdir, writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Writes the rendered bytes of each library in each chunk; `npm run bench` divides a chunk's size by
 * them.
 */
export function bundleReport(file: string): Plugin {
  return {
    name: 'fabelhain-bundle-report',
    async writeBundle(_options, bundle) {
      const report: Record<string, Record<string, number>> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sources: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const library =
            /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1] ?? 'fabelhain'
          sources[library] = (sources[library] ?? 0) + renderedLength
        }
        report[chunk.fileName] = sources
      }
      await mkdir('dist', { recursive: true })
      await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
    },
  }
}
