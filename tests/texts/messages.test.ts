import { expect, test } from 'vitest'

test('every message has a translation with the same placeholders', async () => {
  const { default: german } = await import('../../messages/de.json', { with: { type: 'json' } })
  const { default: english } = await import('../../messages/en.json', { with: { type: 'json' } })
  const placeholders = (text: unknown) =>
    [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort())
  for (const [key, text] of Object.entries(german)) {
    const translated = (english as Record<string, unknown>)[key]
    expect([key, placeholders(translated)]).toEqual([key, placeholders(text)])
  }
})
