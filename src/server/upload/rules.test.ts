import { expect, test } from 'vitest'
import { labelOf } from './rules.ts'

test('a file name is reduced to a label', () => {
  expect(labelOf('C:\\Dokumente\\Fuchs.pdf')).toBe('Fuchs.pdf')
  expect(labelOf('../../etc/passwd')).toBe('passwd')
  expect(labelOf('Mau\u0000s\u202e.pdf')).toBe('Maus.pdf')
  expect(labelOf('')).toBe('Datei')
  expect(labelOf(`${'a'.repeat(400)}.pdf`)).toHaveLength(154)
})
