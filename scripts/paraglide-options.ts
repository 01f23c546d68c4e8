/** How messages become code: one module per message, the language in a global variable. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/client/paraglide',
  outputStructure: 'message-modules' as const,
  strategy: ['globalVariable' as const, 'baseLocale' as const],
  isServer: 'import.meta.env.SSR',
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
}
