import { expect, test } from 'vitest'
import { listStories, readStory } from './story-source.ts'
import { findMisspelt, syllabify } from './syllables.ts'

/** Spoken syllables as primary schools divide them; „ck“ stays together. */
const words =
  `Mut Freund-schaft Ü-ber-ra-schung Zu-cker Zu-cker-schne-cke a-bends I-gel O-ma Ehr-lich-keit
Fuchs La-ter-ne Eu-le Ha-se Bär Ho-nig tei-len Schloss kö-nig-lich Prin-zes-sin Mäd-chen Va-ter
Mut-ter Kin-der Som-mer Win-ter A-bend O-fen E-sel Ü-bung Ö-fen ü-ber o-ben e-ben a-ber U-hu O-pa
Äp-fel Ap-fel Kat-ze Fens-ter Mond-schein Wald-rand Schmet-ter-ling Re-gen-bo-gen Eich-hörn-chen
Blu-men-wie-se Ge-schich-te ge-hen se-hen Bau-er Feu-er ru-fen flüs-ter-te Va-nil-le I-dee
A-mei-se E-cke wan-der-te hi-nein da-rum wa-rum vie-le ver-ir-ren Dra-che Zau-be-rer hof-fen
Häs-chen Haus-tür Lich-tung sprin-gen mu-tig trau-rig glück-lich schlie-ßen Stra-ße drau-ßen
Meer-jung-frau Nacht-tisch-lam-pe Groß-mut-ter Pfann-ku-chen Ge-heim-nis Ra-dies-chen Fa-mi-lie
Fa-mi-li-en Lö-we Ku-chen-teig Schnee-eu-le Re-gen-schirm Ma-ri-o-net-te Po-li-zei E-ner-gie Zwerg
Ap-fel-baum Sil-ber-see A-ben-teu-er un-an-ge-nehm A-qua-ri-um Ap-fel-si-ne Ur-o-ma er-o-bern
O-a-se ei-nan-der Ki-no Ba-na-ne To-ma-te Te-le-fon Kro-ko-dil E-le-fant Gi-raf-fe Ka-me-ra
Schu-le Leh-re-rin Bü-cher-re-gal Kin-der-gar-ten Brü-cke ba-cken Bä-cker So-cke De-cke Rü-cken
Da-ckel pa-cken Wol-ke Schau-kel schau-keln Trep-pe Ham-ster|Hams-ter Kis-te Pfos-ten wa-schen
Fla-sche Wes-te Mor-gen-stern Ster-nen-him-mel Schlaf-lied Ge-burts-tag Weih-nach-ten Os-ter-ha-se
Win-ter-schlaf Schnee-flo-cke Eis-zap-fen Gar-ten-zaun Fe-der-ball Ne-bel Ge-wit-ter Re-gen-wurm
Frö-sche Mäu-se Vö-gel Bie-nen-stock Kä-fer A-horn-blatt Haus-auf-ga-be Auf-ga-be be-ob-ach-ten
ver-ges-sen er-in-nern ant-wor-ten ar-bei-ten tan-zen sin-gen fra-gen be-en-den be-ei-len ge-ehrt
The-a-ter Mu-se-um Mu-sik Na-tur Rit-ter Kö-ni-gin Bru-der Schwes-ter Tan-te On-kel Cou-si-ne
Knop-folf Herbst-ei Pilz-wie-se zwei-drei-vier-tel mit-ei-nan-der Kas-ta-nie Kas-ta-ni-en Vo-gel-nest tapp hipp Pffft Huuu Hu-huu`.split(
    /\s+/,
  )

test.each(words)('divides %s', (word) => {
  const divided = syllabify(word.split('|')[0]?.replaceAll('-', '') ?? '').replaceAll('\u00ad', '-')
  expect(word.split('|')).toContain(divided)
})

test('keeps punctuation and spaces', () => {
  const text = '„Oma Eule“, flüsterte er – leise.'
  expect(syllabify(text).replaceAll('\u00ad', '')).toBe(text)
})

test('a story’s own divisions win, with endings and capitals', () => {
  const own = { Luana: 'Lu-a-na' }
  expect(syllabify('Luana und Luanas LUANA', own).replaceAll('\u00ad', '-')).toBe(
    'Lu-a-na und Lu-a-nas LU-A-NA',
  )
})

test('own divisions spell their word', () => {
  expect(findMisspelt({ Theater: 'The-a-ter', Mila: 'Mil-la' })).toEqual([['Mila', 'Mil-la']])
})

/** Words that are divided so that a syllable has no vowel; „Pst“, „Br“ and „R.“ have none and are one piece. */
const wronglyDivided = (divided: string) =>
  divided.split(/[^\p{L}\u00ad]+/u).filter((word) => {
    const syllables = word.split('\u00ad')
    return syllables.length > 1 && !syllables.every((syllable) => /[aeiouyäöüı]/i.test(syllable))
  })

test('every word of the stories joins back to itself, and each of its syllables has a vowel', async () => {
  for (const id of await listStories()) {
    const story = await readStory(id, 'de')
    for (const text of story.pages.flatMap((page) => page.paragraphs)) {
      const divided = syllabify(text, story.syllables)
      expect(divided.replaceAll('\u00ad', '')).toBe(text)
      expect(wronglyDivided(divided)).toEqual([])
    }
  }
})
