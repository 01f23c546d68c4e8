import { expect, test } from 'vitest'
import { reasonOf, type SearchedText } from './found.ts'

const german: SearchedText = {
  language: 'de',
  title: 'Die Elster und der Knopf',
  subtitle: 'Eine Geschichte von der Ehrlichkeit',
  teaser: 'Am Morgen liegt etwas Silbernes im Gras.',
  about: 'Ein kleiner Igel sucht überall. Die Mütter helfen ihm.',
  contentNote: '',
  tags: 'Vogel, schlechtes Gewissen',
}
const english: SearchedText = {
  language: 'en',
  title: 'The Magpie and the Button',
  subtitle: '',
  teaser: 'A hedgehog has lost it.',
  about: '',
  contentNote: '',
  tags: 'bird',
}

test.each([
  ['a word of the title needs no reason', ['elster'], null],
  ['nor does a part of one', ['knop'], null],
  ['a tag is a topic', ['gewissen'], { topic: 'schlechtes Gewissen' }],
  [
    'another word is quoted',
    ['igel'],
    { excerpt: 'Ein kleiner Igel sucht überall. …', language: 'de' },
  ],
  [
    'umlauts are folded',
    ['muetter'],
    { excerpt: '… überall. Die Mütter helfen ihm.', language: 'de' },
  ],
  ['a short word is no beginning of another', ['mor'], null],
  ['the first word counts that no title has', ['elster', 'vogel'], { topic: 'Vogel' }],
  [
    'a word of the other language',
    ['hedgehog'],
    { excerpt: 'A hedgehog has lost …', language: 'en' },
  ],
  ['a value is in no text', ['wahrheit'], null],
])('%s', (_, words, expected) => {
  expect(reasonOf(words, [english, german], 'de')).toEqual(expected)
})
