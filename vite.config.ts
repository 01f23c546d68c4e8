import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { bundleReport } from './scripts/bundle-report.ts'
import { contentPages } from './scripts/markdown/vite-plugin.ts'
import { paraglideOptions } from './scripts/paraglide-options.ts'

/**
 * React Router names its components by assignment and wraps them unmarked, which keeps the unused
 * ones (Form, its own Link with prefetching) in the bundle, as does instrumentation nobody asks
 * for, and its fetchers, which the query client does for us: 7 KB that no page needs.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  transform: {
    filter: { id: /react-router.dist.production/ },
    handler: (code) =>
      code
        .replace(/^\s*\w+\.displayName = "[\w.]+";$/gm, '')
        .replace(/^\t\tfetch,$/m, '')
        .replace(/if \((?:init|opts\??)\.instrumentations\)/g, 'if (false)')
        .replace(/= ([\w$]+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
}

/**
 * What pages share beside the named groups goes by area: the pages of an area need most of it.
 * Each with the number of files that must share a part.
 */
const areas: [name: string, test: RegExp, minShareCount: number][] = [
  [
    'stories',
    /client[\\/]features[\\/](kept|mark|reading[\\/](sheet|settings[\\/]choice)|shelf|story[\\/](?!top-stories|load-error))|useMutationState/,
    3,
  ],
  ['forms', /client[\\/]features[\\/](declaration|session|settings)/, 3],
  [
    'billing',
    /client[\\/](features[\\/]billing|paraglide[\\/]messages[\\/](billing|order|payment)_)/,
    2,
  ],
  [
    'family-news',
    /client[\\/]features[\\/](diary|news|vote)[\\/][\w-]+-(address|dates|query|words)/,
    2,
  ],
  ['editor', /client[\\/]features[\\/]editor/, 3],
]

// The prerendered pages name the same files as the browser's code.
const assetFileNames = 'static/[name]-[hash][extname]'
const prerenderOutput = { entryFileNames: '[name].js', assetFileNames }
const browserOutput = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
  assetFileNames,
  codeSplitting: {
    groups: [
      {
        name: 'base',
        // What guests' pages do without comes with the first page that needs it.
        test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*([mM]utation(Observer|State)?|[iI]nfiniteQuery(Observer)?)[.]js)/,
      },
      // The frame of every page: named here, or it would travel with what is only for who is signed in.
      {
        name: 'frame',
        test: /client[\\/](ui[\\/]icons|lib[\\/]when-idle|paraglide[\\/]messages[\\/](footer|header)_)/,
      },
      // Words and small parts that several pages share travel together instead of one file each.
      {
        name: 'shared',
        test: /client[\\/](paraglide[\\/]messages[\\/](site|counter|landing|topstories)_|ui[\\/](button|link|toast)|shell[\\/]page-(handle|head)|data[\\/](api|session|query-client|log|gate-closed)|lib[\\/](clock|kept|lazy-part|pause)|features[\\/](child[\\/]family-query|device[\\/]use-(device|kids-mode)[.]|story[\\/](cover|shown)))|contract[\\/](plan|rules)/,
        minShareCount: 3,
      },
      // Each file of its own wants a line in the entry's list of files, which everybody loads.
      { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 2 },
      // The start page says none of these.
      { name: 'words', test: /client[\\/]paraglide[\\/]messages/, minShareCount: 3 },
      // Small parts of pages that guests see, too.
      {
        name: 'parts',
        test: /mutationObserver|useMutation[.]|client[\\/](data[\\/](store|outbox[\\/]outbox-box)|features[\\/](child[\\/]use-family|kept[\\/](kept-rules|kept-state|device-storage)|outbox[\\/]outbox-state|reading[\\/]long-date|story[\\/]load-error)|lib[\\/]use-is-online|ui[\\/](explained|select-field|text-field|notice))|contract[\\/]family/,
        minShareCount: 2,
      },
      // What every page loads for who is signed in.
      {
        name: 'signed-in',
        test: /client[\\/](data[\\/](forget|keeping|shared-profile)|features[\\/](child[\\/](avatar|child-words|use-choose-child)|device[\\/](chooser|family-watch|gate[\\/]parent-gate)|kept[\\/](kept-)?keeper|outbox[\\/]outbox-news)|lib[\\/]typed-words|shell[\\/](account|update-prompt))/,
      },
      ...areas.map(([name, test, minShareCount]) => ({
        name,
        test,
        minShareCount,
        includeDependenciesRecursively: false,
      })),
    ],
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    !isSsrBuild && bundleReport('dist/bundle.json'),
    shakeRouter,
    contentPages,
    paraglideVitePlugin(paraglideOptions),
    tailwindcss(),
    react(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: true,
    // Fonts and pictures stay files: an inlined one would load before it is needed.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The catalogues are compiled in the first plugin; that this takes a while is no warning.
      checks: { pluginTimings: false },
      output: isSsrBuild ? prerenderOutput : browserOutput,
    },
  },
}))
