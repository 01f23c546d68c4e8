import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { toPageDocument } from './page-document.ts'

const front = [
  'title: Muster',
  'description: Ein Muster.',
  "version: '1.0'",
  'date: 2026-11-22',
  'changed: Erste Fassung.',
]
const page = (body: string, lines = front) =>
  toPageDocument(`---\n${lines.join('\n')}\n---\n${body}\n`)

test('front matter, contents and ids come from the file', () => {
  const { title, date, version, contents, children } = page(
    '## Über uns & euch\n\nText\n\n### Größe\n\n## Kinder {#kinder}\n',
  )
  expect([title, date, version]).toEqual(['Muster', '2026-11-22', '1.0'])
  expect(contents).toEqual([
    { id: 'ueber-uns-euch', title: 'Über uns & euch' },
    { id: 'kinder', title: 'Kinder' },
  ])
  expect(children.map((node) => (typeof node === 'string' ? node : [node.tag, node.id]))).toEqual([
    ['h2', 'ueber-uns-euch'],
    ['p', undefined],
    ['h3', 'groesse'],
    ['h2', 'kinder'],
  ])
})

test('links, emphasis, lists and pictures become elements', () => {
  const { children } = page('- **Was:** [Hier](/abo) & da\n- zwei\n\n![Eule](/avatars/owl.avif)')
  expect(children).toEqual([
    {
      tag: 'ul',
      children: [
        {
          tag: 'li',
          children: [
            { tag: 'strong', children: ['Was:'] },
            ' ',
            { tag: 'a', href: '/abo', children: ['Hier'] },
            ' & da',
          ],
        },
        { tag: 'li', children: ['zwei'] },
      ],
    },
    { tag: 'p', children: [{ tag: 'img', src: '/avatars/owl.avif', alt: 'Eule', children: [] }] },
  ])
})

test('places for the operator’s data survive in words and in addresses', () => {
  const { children } = page('[{{operator.email}}](mailto:{{operator.email}})')
  expect(children).toEqual([
    {
      tag: 'p',
      children: [{ tag: 'a', href: 'mailto:{{operator.email}}', children: ['{{operator.email}}'] }],
    },
  ])
})

test('numbers stay with their sign in one line', () => {
  expect(page('Nach § 5 DDG und Art. 6 Abs. 1 kostet es 4,99 € im Monat.').children).toEqual([
    {
      tag: 'p',
      children: ['Nach §\u00a05 DDG und Art.\u00a06 Abs.\u00a01 kostet es 4,99\u00a0€ im Monat.'],
    },
  ])
})

test('HTML in a text is text, and a script address leads nowhere', () => {
  const { children } = page('Da: <img src=x onerror=alert(1)>\n\n[da](javascript:alert(1))')
  expect(children).toEqual([
    { tag: 'p', children: ['Da: <img src=x onerror=alert(1)>'] },
    { tag: 'p', children: [{ tag: 'a', href: '', children: ['da'] }] },
  ])
})

test('what is wrong stops the build', () => {
  expect(() => page('# Titel')).toThrow('<h1>')
  expect(() => page('## Eins\n\n## Eins')).toThrow('#eins')
  expect(() => page('Text', front.slice(1))).toThrow()
  expect(() => toPageDocument('Text')).toThrow('front matter')
})

describe('every text of content/pages', async () => {
  const files = (await readdir('content/pages', { recursive: true })).filter((file) =>
    file.endsWith('.md'),
  )

  test('has the date of its name and a translation with the same sections', async () => {
    expect(files.length).toBeGreaterThan(0)
    for (const file of files.filter((name) => name.endsWith('.de.md'))) {
      const german = toPageDocument(await readFile(`content/pages/${file}`, 'utf8'))
      const other = file.replace('.de.md', '.en.md')
      const english = toPageDocument(await readFile(`content/pages/${other}`, 'utf8'))
      expect(file).toContain(`/${german.date}.de.md`)
      expect([file, english.date, english.version]).toEqual([file, german.date, german.version])
      const ids = english.contents.map(({ id }) => id)
      expect([file, ids]).toEqual([file, german.contents.map(({ id }) => id)])
    }
  })

  test('fills in only what the operator has', async () => {
    const known = /^operator\.(name|address|email|phone|representative|register|taxId|responsible)$/
    const alsoKnown = /^operator\.(privacyContact|privacyAuthority|hosting|mailService)$/
    for (const file of files) {
      const text = await readFile(`content/pages/${file}`, 'utf8')
      for (const [, place = ''] of text.matchAll(/\{\{(.*?)\}\}/g)) {
        expect([file, place, known.test(place) || alsoKnown.test(place)]).toEqual([
          file,
          place,
          true,
        ])
      }
    }
  })
})
