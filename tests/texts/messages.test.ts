import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Messages = Record<string, string>

const read = (language: 'de' | 'en'): Messages =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))
const german = read('de')
const english = read('en')

test('every message has a translation with the same placeholders', () => {
  const placeholders = (text = '') =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort())
  for (const [key, text] of Object.entries(german))
    expect([key, placeholders(english[key])]).toEqual([key, placeholders(text)])
})

/** Texts that a law words, by key. */
const statutory = /^declaration_(effects|right|model)_/

const spacedDots = / …/
const germanRefused = [spacedDots, /(ist|sind) nicht (an)?gekommen/, /gelik(e|t)/, /\bStand:/]
const englishRefused = [
  spacedDots,
  /\b[eE]-mail/,
  /\bdebit/,
  /\bmeans of payment\b/,
  /\bdid not arrive\b/,
  /\bshall (?!we\b)/,
  /\bchildren’s (mode|profiles)\b/i,
  /\bby (itself|themselves|ourselves)\b/,
  /^Read on\b|\b[Rr]ead lately\b|\bCounted are\b/,
  /\bgood for (an|one) hour\b|\bno longer good\b/,
  /\b(every|each|a) child\b.* its (own )?(favourites|stories|age|picture)\b/i,
]

const matches = (texts: [string, string][], refused: RegExp[]) =>
  texts.filter(([, text]) => refused.some((pattern) => pattern.test(text)))

/** Files with the texts of mails, in both languages. */
const mailFiles = globSync('src/server/**/{mails,*-mail,*-mails,pin-reset}.ts')
const mailLines = mailFiles.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line))
    .map((line): [string, string] => [file, line]),
)

describe('no stock phrase of a translation is', () => {
  test('in a German message', () => {
    expect(matches(Object.entries(german), germanRefused)).toEqual([])
  })

  test('in an English message, where no law words it', () => {
    const free = Object.entries(english).filter(([key]) => !statutory.test(key))
    expect(matches(free, englishRefused)).toEqual([])
  })

  test('in a mail', () => {
    const free = mailLines.filter(([, line]) => !line.includes('we shall reimburse'))
    expect(matches(free, [...germanRefused, ...englishRefused])).toEqual([])
  })
})

test.each([
  ['German', /„([^“$]+)“/g, german],
  ['English', /“([^”$]+)”/g, english],
])(
  'a name that a mail quotes in %s is on a page or on the mail’s button',
  (_, quotes, messages) => {
    const names = new Set(Object.values(messages))
    const buttons = new Set(mailLines.flatMap(([, line]) => /button: '(.+)'/.exec(line)?.[1] ?? []))
    const quoted = mailLines.flatMap(([, line]) =>
      line.includes('„') === (messages === german)
        ? [...line.matchAll(quotes)].map(([, name = '']) => name)
        : [],
    )
    expect(quoted.length).toBeGreaterThan(1)
    expect(quoted.filter((name) => !names.has(name) && !buttons.has(name))).toEqual([])
  },
)
