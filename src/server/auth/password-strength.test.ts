import { describe, expect, test } from 'vitest'
import { isGuessable } from './password-strength.ts'

describe('guessable', () => {
  test.each([
    'passwort',
    'Passwort123!',
    'P@ssw0rd',
    '!!geheim!!',
    '12345678',
    '24122019',
    'aaaaaaaa',
    'abababab',
    'qwertzui',
    'hallohallo',
    'Schatzi2024',
    'Fabelhain1',
  ])('%s', (password) => expect(isGuessable(password)).toBe(true))

  test('the name in the address', () => {
    expect(isGuessable('anna.fuchs', 'Anna.Fuchs@example.org')).toBe(true)
    expect(isGuessable('anna.fuchs@example.org', 'anna.fuchs@example.org')).toBe(true)
  })
})

describe('not guessable', () => {
  test.each([
    'Igel-unterm-Laubdach',
    'sieben lila Löwen',
    'x7$kQ!m2',
    '90210 Mondkalb',
    '🦊🦔🦉 im Wald',
  ])('%s', (password) => expect(isGuessable(password, 'a@b.de')).toBe(false))
})
