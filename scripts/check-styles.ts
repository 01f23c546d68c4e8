// Finds lengths in the styles that are no tokens; docs/styles.md has the rule.
import { globSync, readFileSync } from 'node:fs'
import { untokenedLengths } from './untokened-lengths.ts'

const files = globSync('src/client/**/*.css')
const findings = files.flatMap((file) =>
  untokenedLengths(readFileSync(file, 'utf8')).map(
    ({ line, declaration }) =>
      `${file}:${line}: ${declaration}. Take a token of app.css, or say why not in a comment before it.`,
  ),
)
for (const finding of findings) console.error(finding)
if (files.length < 50) console.error(`Only ${files.length} stylesheets were found.`)
if (findings.length > 0 || files.length < 50) process.exit(1)
