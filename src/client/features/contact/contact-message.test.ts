import { describe, expect, test } from 'vitest'
import { isTopic, readMessage, validateMessage } from './contact-message.ts'

function fieldsOf(values: Record<string, string>): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return fields
}

const validFields = {
  topic: 'other',
  name: '',
  email: 'erna@example.org',
  message: 'Zehn Zeichen und mehr.',
}

describe('a message', () => {
  test('is trimmed and has no control characters', () => {
    const read = readMessage(
      fieldsOf({
        ...validFields,
        name: ' Erna\tWinter ',
        message: '\u0007 Liebes Team,\nhallo\f! ',
      }),
    )
    expect(read).toMatchObject({ name: 'Erna Winter', message: 'Liebes Team,\nhallo!' })
  })

  test('requires a topic, an address and ten to two thousand characters', () => {
    expect(validateMessage(fieldsOf(validFields))).toEqual({
      topic: null,
      email: null,
      message: null,
    })
    expect(validateMessage(fieldsOf({ ...validFields, topic: '' })).topic).toBeTruthy()
    for (const message of ['', '   kurz     ', 'a'.repeat(2001)]) {
      expect(validateMessage(fieldsOf({ ...validFields, message })).message).toBeTruthy()
    }
    expect(
      validateMessage(fieldsOf({ ...validFields, message: 'a'.repeat(2000) })).message,
    ).toBeNull()
    expect(validateMessage(fieldsOf({ ...validFields, email: 'erna' })).email).toBeTruthy()
  })
})

test('isTopic accepts only listed topics', () => {
  expect(['plan', 'withdrawal'].every(isTopic)).toBe(true)
  expect(['toString', '', null, 3].some(isTopic)).toBe(false)
})
