import { describe, expect, test } from 'vitest'
import { checkDeclaration, readCancellation, readWithdrawal, saidLines } from './declared.ts'
import { receiptFileName, receiptText } from './receipt-text.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const least = { name: ' Erna\tWinter ', email: ' erna@example.org ', contract: 'all' }
const today = '2026-11-21'

describe('what the forms say', () => {
  test('only what was filled in', () => {
    const said = { name: 'Erna Winter', email: 'erna@example.org', contract: 'all' }
    expect(readWithdrawal(form({ ...least, orderNumber: ' ', receiptEmail: '' }))).toEqual(said)
    expect(readCancellation(form({ ...least, when: 'soonest', endsOn: '2026-12-31' }))).toEqual({
      ...said,
      kind: 'ordinary',
    })
  })

  test('a reason belongs to an extraordinary one only, and keeps its lines', () => {
    const fields = { ...least, reason: ' Umzug\nweit weg\u0000 ' }
    expect(readCancellation(form({ ...fields, kind: 'ordinary' }))).not.toHaveProperty('reason')
    expect(readCancellation(form({ ...fields, kind: 'extraordinary' }))).toMatchObject({
      kind: 'extraordinary',
      reason: 'Umzug\nweit weg',
    })
  })

  test('a receipt goes to one address once, and numbers are written in capitals', () => {
    const fields = { ...least, receiptEmail: 'erna@example.org', orderNumber: 'fh-12' }
    expect(readWithdrawal(form(fields))).not.toHaveProperty('receiptEmail')
    expect(readWithdrawal(form(fields)).orderNumber).toBe('FH-12')
  })
})

describe('what is wrong', () => {
  const wrong = (fields: Record<string, string>) =>
    Object.entries(checkDeclaration(form({ ...least, ...fields }), today))
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
    expect(wrong(fields)).toEqual(expected)
  })
})

test('the kept receipt says what, when and to which day', () => {
  const declared = readCancellation(
    form({ ...least, kind: 'extraordinary', reason: 'Umzug', when: 'day', endsOn: '2026-12-31' }),
  )
  const sent = {
    number: 'FH-2026/1',
    receivedAt: '2026-11-21T11:04:00+01:00',
    endsAt: '2026-12-15T10:00:00+01:00',
    lines: saidLines(declared),
    email: declared.email,
    receiptEmail: null,
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
