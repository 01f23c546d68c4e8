import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Evaluates the traits of calls in the build, so that the browser gets their values without zod. */
export const readTraitsPlugin: Plugin = {
  name: 'read-traits',
  apply: 'build',
  load: {
    filter: { id: /client\/data\/core\/read-traits\.ts$/ },
    async handler(id) {
      const { readTraits } = await import(pathToFileURL(id).href)
      return { code: `export const readTraits = ${JSON.stringify(readTraits)}`, moduleType: 'js' }
    },
  },
}
