import { describe, expect, test } from 'vitest'
import { checkMessage, isTopic, readMessage } from './contact-message.ts'

function fieldsOf(values: Record<string, string>): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return fields
}

const good = { name: '', email: 'erna@example.org', message: 'Zehn Zeichen und mehr.' }

describe('a message', () => {
  test('is read without blanks around it and without pasted control characters', () => {
    const read = readMessage(
      fieldsOf({ ...good, name: ' Erna\tWinter ', message: '\u0007 Liebes Team,\nhallo\f! ' }),
    )
    expect(read).toMatchObject({ name: 'Erna Winter', message: 'Liebes Team,\nhallo!' })
  })

  test('needs an address and ten to two thousand characters', () => {
    expect(checkMessage(fieldsOf(good))).toEqual({ email: null, message: null })
    for (const message of ['', '   kurz     ', 'a'.repeat(2001)]) {
      expect(checkMessage(fieldsOf({ ...good, message })).message).toBeTruthy()
    }
    expect(checkMessage(fieldsOf({ ...good, message: 'a'.repeat(2000) })).message).toBeNull()
    expect(checkMessage(fieldsOf({ ...good, email: 'erna' })).email).toBeTruthy()
  })
})

test('only topics are topics', () => {
  expect(['plan', 'withdrawal'].every(isTopic)).toBe(true)
  expect(['toString', '', null, 3].some(isTopic)).toBe(false)
})
