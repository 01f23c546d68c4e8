import { expect, test } from 'vitest'
import { syllabify } from './syllables.ts'

const words =
  `Mut Freund-schaft Ü-ber-ra-schung Zu-cker a-bends I-gel O-ma Ehr-lich-keit Fuchs La-ter-ne
Eu-le Ha-se Bär Ho-nig tei-len Schloss kö-nig-lich Prin-zes-sin Mäd-chen Va-ter Mut-ter Kin-der Som-mer
Win-ter A-bend O-fen E-sel Ü-bung Ö-fen ü-ber o-ben e-ben a-ber U-hu O-pa Äp-fel Ap-fel Kat-ze Fens-ter
Mond-schein Wald-rand Schmet-ter-ling Re-gen-bo-gen Eich-hörn-chen Blu-men-wie-se Ge-schich-te ge-hen
se-hen Bau-er Feu-er ru-fen flüs-ter-te I-dee A-mei-se E-cke wan-der-te vie-le Dra-che Zau-be-rer
mu-tig trau-rig glück-lich schlie-ßen Stra-ße drau-ßen Groß-mut-ter Ku-chen Ge-heim-nis Fa-mi-lie
Lö-we Re-gen-schirm Po-li-zei Zwerg Ap-fel-baum`.split(/\s+/)

test.each(words)('divides %s', (word) => {
  expect(syllabify(word.replaceAll('-', '')).replaceAll('\u00ad', '-')).toBe(word)
})

test('keeps punctuation and spaces', () => {
  const text = '„Oma Eule“, flüsterte er – leise.'
  expect(syllabify(text).replaceAll('\u00ad', '')).toBe(text)
})
