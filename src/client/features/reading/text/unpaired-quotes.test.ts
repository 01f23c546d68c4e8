import { expect, test } from 'vitest'
import { trimUnpairedQuotes } from './unpaired-quotes.ts'

const whole = (text: string) => {
  const span = trimUnpairedQuotes(text, [0, text.length])
  return span && text.slice(...span)
}

test.each([
  ['Er sah sich um.', 'Er sah sich um.'],
  ['„Huuu“, weinte es darin.', '„Huuu“, weinte es darin.'],
  ['„Im Wald weint wer!', 'Im Wald weint wer!'],
  ['Flieg hin, bitte!“', 'Flieg hin, bitte!'],
  ['Flieg hin“, sagte er.', null],
  ['Er rief: „Komm', null],
  ['„Sag ‚bitte‘“, sagte sie.', '„Sag ‚bitte‘“, sagte sie.'],
  ['“Owl!” he cried.', '“Owl!” he cried.'],
  ['“Somebody is crying!', 'Somebody is crying!'],
  ['Fly there!”', 'Fly there!'],
  ['„“', '„“'],
  ['“', null],
  ['', null],
])('%s', (text, expected) => {
  expect(whole(text)).toBe(expected)
})
