import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'

type Messages = Record<string, string>

const fileOf = (language: string) => `messages/${language}.json`
const read = (language: string): Messages => JSON.parse(readFileSync(fileOf(language), 'utf8'))

function write(language: string, messages: Messages) {
  const sorted = Object.fromEntries(
    Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  )
  const tempFile = `${fileOf(language)}.${process.pid}`
  // Soft hyphens, non-breaking hyphens and spaces cannot be told from others, so they are escapes.
  const json = JSON.stringify(sorted, null, 2).replace(
    /[\u00a0\u00ad\u2011]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  writeFileSync(tempFile, `${json}\n`)
  renameSync(tempFile, fileOf(language))
}

function add(triples: string[]) {
  if (triples.length === 0 || triples.length % 3 !== 0)
    fail('add <key> <de> <en> [<key> <de> <en> …]')
  const de = read('de')
  const en = read('en')
  for (let i = 0; i < triples.length; i += 3) {
    const [key = '', german = '', english = ''] = triples.slice(i, i + 3)
    if (!/^[a-z]+(_[a-z0-9]+)+$/.test(key)) fail(`not a key: ${key}`)
    de[key] = german
    en[key] = english
  }
  write('de', de)
  write('en', en)
}

function remove(keys: string[]) {
  for (const language of ['de', 'en']) {
    const messages = read(language)
    for (const key of keys) delete messages[key]
    write(language, messages)
  }
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()

/** Keys that the client's code names: called as `m.story_title()`, or passed on as `m.story_title`. */
function findUsedKeys(): Set<string> {
  const files = globSync('src/client/**/*.{ts,tsx}', { exclude: ['src/client/paraglide/**'] })
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bm\.(\w+)/g)])
  return new Set(names.map(([, key = '']) => key))
}

/**
 * Fails unless both languages have the same keys with the same placeholders, the client uses all keys,
 * and no text has a space before „…“.
 */
function check() {
  const de = read('de')
  const en = read('en')
  const unequalKeys = [...new Set([...Object.keys(de), ...Object.keys(en)])].filter(
    (key) => !de[key] || !en[key] || placeholders(de[key]) !== placeholders(en[key]),
  )
  if (unequalKeys.length > 0) fail(`missing or unlike in one language: ${unequalKeys.join(', ')}`)
  const spaced = Object.keys(de).filter((key) => `${de[key]}${en[key]}`.includes(' …'))
  if (spaced.length > 0) fail(`a space before „…“: ${spaced.join(', ')}`)
  const used = findUsedKeys()
  const unused = Object.keys(de).filter((key) => !used.has(key))
  if (unused.length > 0) fail(`shown nowhere, to be removed: ${unused.join(', ')}`)
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

const [command, ...rest] = process.argv.slice(2)
if (command === 'add') add(rest)
else if (command === 'remove') remove(rest)
else if (command === 'check') check()
else if (command === 'compile') await compile(paraglideOptions)
else fail('messages.ts add | remove | check | compile')
