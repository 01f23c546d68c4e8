import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callbackPath, defaultNextPath, findStoryId, safeNextPath } from './safe-next-path.ts'

describe('safeNextPath', () => {
  it.each([
    '/dashboard',
    '/reader?story=fuchs-laterne&p=3',
    '/story-collection?search=B%C3%A4r#liste',
  ])('keeps %s', (path) => {
    expect(safeNextPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/ok\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/login',
    '/login?next=/login',
    '/LOGIN/',
  ])('replaces %j', (path) => {
    expect(safeNextPath(path)).toBe(defaultNextPath)
  })

  it('never leaves the site, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const origin = 'https://fabelhain.example'
          expect(new URL(safeNextPath(text), origin).origin).toBe(origin)
        },
      ),
    )
  })
})

describe('callbackPath', () => {
  const acceptedByServer = /^(?=.{1,300}$)\/(?![/\\])[\w\-./]*(\?[\w\-./=&%]*)?$/

  it('contains the next path', () => {
    const url = new URL(callbackPath("/reader?story=a-b&n='(x)*~!"), 'https://origin.invalid')
    expect(url.searchParams.get('next')).toBe("/reader?story=a-b&n='(x)*~!")
  })

  it('is always valid for the server', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(callbackPath(safeNextPath(`/${text}`))).toMatch(acceptedByServer)
      }),
    )
  })
})

describe('findStoryId', () => {
  it.each([
    ['/reader?story=fuchs-laterne', 'fuchs-laterne'],
    ['/story-collection?search=a&story=bruno-honig', 'bruno-honig'],
    ['/story-collection?story=', null],
    [defaultNextPath, null],
  ])('%s leads to %s', (path, storyId) => {
    expect(findStoryId(path)).toBe(storyId)
  })
})
