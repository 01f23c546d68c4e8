import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from '../contract/page.ts'
import { routes } from './routes.tsx'

const pages = routes[0]?.children ?? []

test('every page has a fixed path, without parameters, and its own picture', () => {
  expect(pages.map(({ path }) => path)).toEqual([...pagePaths, '*'])
  expect(pagePaths.filter((path) => /[:*?]/.test(path))).toEqual([])
  const legalPages = ['/kuendigen', '/widerruf', '/barrierefreiheit']
  for (const path of pagePaths.filter((path) => !legalPages.includes(path))) {
    const name = path === '/' ? 'landing' : path.slice(1)
    expect(pages.find((page) => page.path === path)?.handle).toMatchObject({ page: name })
  }
})

test('every page is loaded from a file of its own when it is first shown', () => {
  for (const { path, lazy, element, Component } of pages) {
    expect([path, typeof lazy, element, Component]).toEqual([
      path,
      'function',
      undefined,
      undefined,
    ])
  }
  const source = readFileSync(new URL('routes.tsx', import.meta.url), 'utf8')
  const loaded = [...source.matchAll(/import\('(\.\/routes\/[\w-]+\.tsx)'\)/g)].map(
    ([, file]) => file,
  )
  expect(new Set(loaded).size).toBe(pages.length)
  expect(source).not.toMatch(/from '\.\/routes\//)
})
