import { expect, test } from 'vitest'
import { isCompleteFile, isExpectedFile } from './valid-file.ts'

const answer = (contentType: string, change: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'content-type': contentType }),
  ...change,
})

test('accepts our own files only, and no page of a captive portal', () => {
  expect(isExpectedFile('/files/ab/c.avif', answer('image/avif'))).toBe(true)
  expect(isExpectedFile('/files/ab/c.m4a', answer('audio/mp4'))).toBe(true)
  expect(isExpectedFile('/files/ab/c.json', answer('application/json'))).toBe(true)
  expect(isExpectedFile('/covers/fuchs', answer('image/avif'))).toBe(true)
  for (const path of ['/files/ab/c.avif', '/files/ab/c.pdf', '/covers/fuchs']) {
    expect(isExpectedFile(path, answer('text/html; charset=utf-8'))).toBe(false)
  }
  expect(isExpectedFile('/files/ab/c.pdf', answer('application/pdf', { redirected: true }))).toBe(
    false,
  )
  expect(isExpectedFile('/files/ab/c.pdf', answer('application/pdf', { status: 206 }))).toBe(false)
})

test('detects an incomplete file', () => {
  expect(isCompleteFile(10, new Headers({ 'content-length': '10' }))).toBe(true)
  expect(isCompleteFile(9, new Headers({ 'content-length': '10' }))).toBe(false)
  expect(isCompleteFile(0, new Headers())).toBe(false)
  expect(
    isCompleteFile(30, new Headers({ 'content-length': '10', 'content-encoding': 'br' })),
  ).toBe(true)
})
