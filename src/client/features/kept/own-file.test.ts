import { expect, test } from 'vitest'
import { isOwnFile, isWholeFile } from './own-file.ts'

const answer = (contentType: string, change: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'content-type': contentType }),
  ...change,
})

test('takes our own files only, and no page of a café', () => {
  expect(isOwnFile('/files/ab/c.avif', answer('image/avif'))).toBe(true)
  expect(isOwnFile('/files/ab/c.m4a', answer('audio/mp4'))).toBe(true)
  expect(isOwnFile('/files/ab/c.json', answer('application/json'))).toBe(true)
  expect(isOwnFile('/covers/fuchs', answer('image/avif'))).toBe(true)
  for (const path of ['/files/ab/c.avif', '/files/ab/c.pdf', '/covers/fuchs']) {
    expect(isOwnFile(path, answer('text/html; charset=utf-8'))).toBe(false)
  }
  expect(isOwnFile('/files/ab/c.pdf', answer('application/pdf', { redirected: true }))).toBe(false)
  expect(isOwnFile('/files/ab/c.pdf', answer('application/pdf', { status: 206 }))).toBe(false)
})

test('notices what broke off', () => {
  expect(isWholeFile(10, new Headers({ 'content-length': '10' }))).toBe(true)
  expect(isWholeFile(9, new Headers({ 'content-length': '10' }))).toBe(false)
  expect(isWholeFile(0, new Headers())).toBe(false)
  expect(isWholeFile(30, new Headers({ 'content-length': '10', 'content-encoding': 'br' }))).toBe(
    true,
  )
})
