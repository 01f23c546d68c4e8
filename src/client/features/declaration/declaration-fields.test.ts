import { describe, expect, test } from 'vitest'
import {
  declarationLines,
  readCancellation,
  readWithdrawal,
  validateDeclaration,
} from './declaration-fields.ts'
import { receiptFileName, receiptText } from './receipt-text.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const requiredFields = { name: ' Erna\tWinter ', email: ' erna@example.org ', contract: 'all' }
const today = '2026-11-21'

describe('declarations read from the forms', () => {
  test('contain only filled fields', () => {
    const expected = { name: 'Erna Winter', email: 'erna@example.org', contract: 'all' }
    expect(readWithdrawal(form({ ...requiredFields, orderNumber: ' ', receiptEmail: '' }))).toEqual(
      expected,
    )
    expect(
      readCancellation(form({ ...requiredFields, when: 'soonest', endsOn: '2026-12-31' })),
    ).toEqual({
      ...expected,
      kind: 'ordinary',
    })
  })

  test('contain the reason of an extraordinary cancellation only, with its line breaks', () => {
    const fields = { ...requiredFields, reason: ' Umzug\nweit weg\u0000 ' }
    expect(readCancellation(form({ ...fields, kind: 'ordinary' }))).not.toHaveProperty('reason')
    expect(readCancellation(form({ ...fields, kind: 'extraordinary' }))).toMatchObject({
      kind: 'extraordinary',
      reason: 'Umzug\nweit weg',
    })
  })

  test('omit a receipt address equal to the e-mail address, and have order numbers in upper case', () => {
    const fields = { ...requiredFields, receiptEmail: 'erna@example.org', orderNumber: 'fh-12' }
    expect(readWithdrawal(form(fields))).not.toHaveProperty('receiptEmail')
    expect(readWithdrawal(form(fields)).orderNumber).toBe('FH-12')
  })
})

describe('problems of the fields', () => {
  const invalidFields = (fields: Record<string, string>) =>
    Object.entries(validateDeclaration(form({ ...requiredFields, ...fields }), today))
      .filter(([, text]) => text !== null)
      .map(([field]) => field)

  test.each([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ email: 'erna@winter' }, ['email']],
    [{ receiptEmail: 'oma' }, ['receiptEmail']],
    [{ when: 'day', endsOn: '' }, ['endsOn']],
    [{ when: 'day', endsOn: '2026-11-20' }, ['endsOn']],
    [{ when: 'day', endsOn: today }, []],
    [{ when: 'soonest', endsOn: '2026-11-20' }, []],
  ])('%o', (fields, expected) => {
    expect(invalidFields(fields)).toEqual(expected)
  })
})

test('the saved receipt names the declaration, its time and the last day', () => {
  const cancellation = readCancellation(
    form({
      ...requiredFields,
      kind: 'extraordinary',
      reason: 'Umzug',
      when: 'day',
      endsOn: '2026-12-31',
    }),
  )
  const sent = {
    number: 'FH-2026/1',
    receivedAt: '2026-11-21T11:04:00+01:00',
    endsAt: '2026-12-15T10:00:00+01:00',
    lines: declarationLines(cancellation),
    email: cancellation.email,
    receiptEmail: null,
    isConfirmed: true,
  }
  expect(receiptText('cancellation', sent)).toBe(`Fabelhain

Deine Kündigung ist angekommen
Nummer: FH-2026/1
Eingegangen: 21. November 2026 um 11:04 Uhr
Letzter Tag des Vertrags: 15. Dezember 2026

Das hast du erklärt
Erklärung: Kündigung (außerordentlich)
Grund: Umzug
Vertrag: Alle meine Verträge
Zeitpunkt: 31. Dezember 2026
Name: Erna Winter
E-Mail-Adresse: erna@example.org
`)
  expect(receiptFileName('cancellation', sent)).toBe('Fabelhain-Kuendigung-FH-2026-1.txt')
})
