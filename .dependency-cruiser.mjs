import { readdirSync } from 'node:fs'

const foundationFolders = ['auth', 'platform', 'http', 'files', 'db']
const programFolders = ['examiner', 'film']
/** Every other folder of the server is a noun. */
const nounFolders = readdirSync(new URL('src/server', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ![...foundationFolders, ...programFolders].includes(name))
const nouns = `^src/server/(${nounFolders.join('|')})/`
const foundation = `^src/server/(${foundationFolders.join('|')})/`

/** Who may import whom, as in docs/architecture.md; every comment says what to do instead. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move the shared part down a layer.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      comment: 'Composition above nouns above platform above db.',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'The browser loads the contract: zod and @orpc/contract only.',
      from: { path: '^src/contract/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/contract/', '(^|/)node_modules/(zod|@orpc/contract)/'] },
    },
    {
      name: 'client-never-server',
      severity: 'error',
      comment: 'Call it through the contract.',
      from: { path: '^src/client/' },
      to: { path: '^src/(server|demo)/' },
    },
    {
      name: 'client-knows-the-contract-as-types',
      severity: 'error',
      comment: 'Only the zod-free files run in the browser; import the others with `import type`.',
      // read-traits.ts is replaced by its values when the client is built.
      from: { path: '^src/client/', pathNot: '([.]test[.]tsx?|data/core/read-traits[.]ts)$' },
      to: {
        path: '^src/contract/',
        pathNot:
          '/(rules|plan|page|languages|reader-choices|family|avatars|upload-limits|empty-text|trace-kinds)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'worker-stands-alone',
      severity: 'error',
      comment:
        'The page and its worker are built apart; they meet in messages, caches and IndexedDB.',
      from: { path: '^src/client/worker/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/client/worker/', 'node_modules/workbox-'] },
    },
    {
      name: 'nobody-imports-the-worker',
      severity: 'error',
      comment: 'It is registered by its address, /sw.js.',
      from: { path: '^src/', pathNot: '^src/client/worker/' },
      to: { path: '^src/client/worker/' },
    },
    {
      name: 'server-never-client',
      severity: 'error',
      comment: 'The server hands out the built client as files.',
      from: { path: '^src/(server|demo)/' },
      to: { path: '^src/client/' },
    },
    {
      name: 'demo-by-dynamic-import',
      severity: 'error',
      comment: 'The stand-ins must stay out of a production bundle: import() in server.ts.',
      from: { path: '^src/(server|client|contract)/' },
      to: { path: '^src/demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'procedures-hold-no-sql',
      severity: 'error',
      comment: 'Put it into queries.ts or commands.ts.',
      from: { path: '^src/server/[^/]+/procedures[.]ts$' },
      to: { path: '(drizzle-orm|^src/server/db/)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules get what they need as arguments; calendar arithmetic comes from date-fns.',
      from: { path: '^src/server/[^/]+/rules[.]ts$' },
      to: { pathNot: ['^src/contract/', '/rules[.]ts$', 'node_modules/(date-fns|@date-fns/tz)/'] },
    },
    {
      name: 'nouns-meet-in-queries',
      severity: 'error',
      comment: "Use the other noun's queries, commands or rules.",
      from: { path: '^src/server/([^/]+)/', pathNot: foundation },
      to: { path: nouns, pathNot: ['^src/server/$1/', '/(queries|commands|rules)[.]ts$'] },
    },
    {
      name: 'foundation-knows-no-noun',
      severity: 'error',
      comment: 'Pass it in from app.ts or server.ts.',
      from: { path: foundation },
      to: { path: nouns },
    },
    {
      name: 'data-knows-no-ui',
      severity: 'error',
      comment: 'Data is below the widgets.',
      from: { path: '^src/client/data/' },
      to: { path: '^src/client/(features|shell|ui|routes)/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      comment: 'A widget that knows a story belongs in features/story.',
      from: { path: '^src/client/(ui|lib)/' },
      to: { path: ['^src/client/(data|features|shell|routes)/', '^src/contract/(?!base[.]ts$)'] },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      comment: 'A route composes features, never the other way round.',
      from: { path: '^src/client/(features|shell)/' },
      to: { path: '^src/client/routes/' },
    },
    {
      name: 'routes-are-leaves',
      severity: 'error',
      comment: 'Share through a feature.',
      from: { path: '^src/client/routes/' },
      to: { path: '^src/client/routes/' },
    },
    {
      name: 'stripe-in-payments-only',
      severity: 'error',
      comment:
        'platform/payments.ts speaks to the payment provider; the demo Stripe may know its types.',
      from: { pathNot: '^src/server/platform/(payments|stripe-[a-z]+)[.]ts$' },
      to: { path: '(^|node_modules/)stripe/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'library-for-drafts-only',
      severity: 'error',
      comment: 'Only the library and src/server/draft divide a text (decision 0014).',
      from: { path: '^src/', pathNot: ['^src/server/draft/', '[.]test[.]tsx?$'] },
      to: { path: '^library/' },
    },
    {
      name: 'library-for-drafts-is-text',
      severity: 'error',
      comment:
        'The server imports four text rules, named in library/package.json; it draws nothing.',
      from: { path: '^src/server/draft/' },
      to: {
        path: '^library/',
        pathNot: '^library/text/(words|sentences|syllables|reading-level)[.]ts$',
      },
    },
    {
      name: 'library-knows-nothing',
      severity: 'error',
      comment: 'The library is made from its own sources.',
      from: { path: '^library/' },
      to: { path: '^(src|scripts|tests)/' },
    },
    {
      name: 'src-never-tests',
      severity: 'error',
      comment: 'Move what both need into src.',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: ['^tests/', '[.]test[.]tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/client/paraglide/' },
    // TypeScript 7 has no parser that dependency-cruiser can use.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
