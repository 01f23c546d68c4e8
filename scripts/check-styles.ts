// Finds lengths in the styles that are no tokens, and selectors that are slow; docs/styles.md has the rules.
import { globSync, readFileSync } from 'node:fs'
import { broadSelectors } from './broad-selectors.ts'
import { untokenedLengths } from './untokened-lengths.ts'

const files = globSync('src/client/**/*.css')
const findings = files.flatMap((file) => {
  const css = readFileSync(file, 'utf8')
  return [
    ...untokenedLengths(css).map(
      ({ line, declaration }) =>
        `${file}:${line}: ${declaration}. Take a token of app.css, or say why not in a comment before it.`,
    ),
    ...broadSelectors(css).map(
      ({ line, selector }) =>
        `${file}:${line}: ${selector}. Name what it styles: each change of the page would compute all styles.`,
    ),
  ]
})
for (const finding of findings) console.error(finding)
if (files.length < 50) console.error(`Only ${files.length} stylesheets were found.`)
if (findings.length > 0 || files.length < 50) process.exit(1)
