import { expect, test } from 'vitest'
import type { Language } from '../../text/story-source.ts'
import { findQuotations, type Speakers } from './dialogue.ts'

const speakers: Speakers = { Dede: 'man', Großvater: 'man', Wolf: 'man', Ayla: 'child' }

const rolesIn = (text: string, language: Language) =>
  findQuotations(text, language, speakers).map(({ role }) => role)

test.each<[string, string[]]>([
  ['„Neun“, zählte Ayla. „Zehn. Und unserer macht elf.“', ['child', 'child']],
  ['„Das“, sagte Dede, „merken wir uns.“', ['man', 'man']],
  ['„Ha!“, lachte der alte Wolf.', ['man']],
  ['Da rief Ayla: „Halt!“', ['child']],
  ['Ayla rief: „Halt!“', ['child']],
  ['Ihr Großvater schaute hinein. „Tatsächlich“, sagte er. „Dann los.“', ['man', 'man']],
  ['Ayla lag ganz still. „Ist es rund?“', ['child']],
  ['„Dede!“, rief Ayla. „Er ist fort!“, sagte sie.', ['child', 'child']],
  ['„Tragen wir ihn?“ – „Natürlich“, sagte Dede.', ['narrator', 'man']],
  ['„Natürlich“, sagte Dede. – „Und dann?“', ['man', 'narrator']],
  ['„Natürlich“, sagte Dede. Die Eule lachte. „Und dann?“', ['man', 'narrator']],
  ['„Nein“, sagte sie zu Dede.', ['narrator']],
  ['„Nein“, sagte Frau Amadi.', ['narrator']],
  ['Die Maus pfiff. Bei Ayla kam nur Spucke. „Weiter!“', ['narrator']],
  ['Die Maus fragte Dede: „Nein?“', ['narrator']],
  ['An der Wand stand: „Dede war hier.“', ['narrator']],
  ['„Nein“, sagte die Maus, als Ayla kam.', ['narrator']],
])('%s', (text, roles) => {
  expect(rolesIn(text, 'de')).toEqual(roles)
})

test.each<[string, string[]]>([
  ['“Nine,” counted Ayla. “Ten.”', ['child', 'child']],
  ['“Nine,” Ayla said.', ['child']],
  ['“Stop!” Ayla ran. “Come back!”', ['narrator', 'child']],
  ['“Ha!” laughed the old Wolf.', ['man']],
  ['Dede said, “No.”', ['man']],
  ['Her Dede said: “No.”', ['man']],
  ['“No,” she said to Dede.', ['narrator']],
])('%s', (text, roles) => {
  expect(rolesIn(text, 'en')).toEqual(roles)
})

test.each<[string, string[]]>([
  ['„Psst“, flüsterte Ayla. „Komm!“', ['soft', 'soft']],
  ['„Halt!“, rief Ayla. „Komm zurück.“', ['loud', 'plain']],
  ['„Halt“, sagte sie leise.', ['soft']],
  ['„Psst“, flüsterte sie. – „Wieso?“', ['soft', 'plain']],
  ['„Nein“, sagte Rufus.', ['plain']],
  ['„Lieber Mond“, schrieb Ayla.', ['plain']],
  ['„Lieber Mond!“, schrie Ayla.', ['loud']],
])('%s is as loud as its tag says', (text, loudness) => {
  expect(findQuotations(text, 'de', speakers).map((each) => each.loudness)).toEqual(loudness)
})

test('a quotation includes its marks', () => {
  const text = 'Er rief: „Halt!“ Dann'
  expect(findQuotations(text, 'de', {}).map(({ span }) => text.slice(...span))).toEqual(['„Halt!“'])
})
