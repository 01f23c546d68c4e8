import type { Language, StorySource } from '../text/story-source.ts'
import { bookLabels } from './book.ts'
import { type BookPictures, getScenePicture, shrinkJpeg } from './book-pictures.ts'
import { foldSteps, scissorsIcon } from './fold-guide.ts'
import { compilePdf } from './typst.ts'

/** Number of panels between cover and back. */
const panelCount = 6

const wording = {
  de: {
    label: 'Faltbuch',
    maker: 'Ein Faltbuch aus dem Fabelhain',
    owner: 'Dieses Buch gehört',
    short: 'So wird ein Buch daraus',
    guide: 'So faltest du dein Buch',
    hints: [
      'Quer drucken',
      'Längs falten',
      'Quer falten',
      'Rot einschneiden',
      'Zusammenschieben',
      'Umlegen, fertig!',
    ],
    steps: [
      'Drucke das Blatt mit den Bildern quer auf A4, ohne es zu verkleinern.',
      'Falte es längs, die Bilder nach außen. Klappe es wieder auf.',
      'Falte auch die drei anderen gestrichelten Linien. Klappe es wieder auf.',
      'Falte es quer in der Mitte. Schneide vom Knick aus die rote Linie entlang.',
      'Falte es wieder längs. Schiebe die Enden zusammen, bis die Mitte aufgeht.',
      'Lege die Seiten umeinander, das Titelbild nach vorn. Fertig!',
    ],
  },
  en: {
    label: 'Mini book',
    maker: 'A mini book from Fabelhain',
    owner: 'This book belongs to',
    short: 'How it becomes a book',
    guide: 'How to fold your book',
    hints: [
      'Print it sideways',
      'Fold lengthwise',
      'Fold across',
      'Cut the red line',
      'Push together',
      'Wrap round, done!',
    ],
    steps: [
      'Print the sheet of pictures on A4, sideways, without making it smaller.',
      'Fold it lengthwise, pictures on the outside. Open it up again.',
      'Fold along the other three dashed lines as well. Open it up again.',
      'Fold it in half across. Cut along the red line, starting at the fold.',
      'Fold it lengthwise again. Push the ends together until the middle opens.',
      'Wrap the pages round, with the cover in front. Done!',
    ],
  },
} satisfies Record<Language, Record<string, string | string[]>>

/** Returns what is wrong with a story's `mini` texts; empty when they fill the six panels. */
export const checkMiniTexts = (source: Pick<StorySource, 'mini' | 'pages'>) => {
  const scenes = Object.keys(source.mini)
  const pageScenes = source.pages.map((page) => page.scene)
  const unknown = scenes.filter((scene) => !pageScenes.includes(scene))
  const inOrder = [...scenes].sort((a, b) => pageScenes.indexOf(a) - pageScenes.indexOf(b))
  return [
    ...(scenes.length === panelCount ? [] : [`mini: ${scenes.length} of ${panelCount} panels`]),
    ...unknown.map((scene) => `mini: no page shows ${scene}`),
    ...(scenes.join() === inOrder.join() ? [] : ['mini: panels are not in order of the pages']),
  ]
}

const dataOf = (source: StorySource, lang: Language) => {
  const labels = bookLabels[lang]
  return {
    ...wording[lang],
    title: source.title,
    subtitle: source.subtitle,
    author: source.author,
    keyword: source.value,
    lang,
    coverAlt: `${labels.cover}: ${source.title}`,
    imprint: labels.imprint,
    panels: Object.entries(source.mini).map(([scene, text]) => ({
      text,
      alt: source.pages.find((page) => page.scene === scene)?.alt ?? '',
      picture: `/book/${scene}.jpg`,
    })),
  }
}

/**
 * Typesets a story's short version on one A4 sheet, to cut once and fold into a book of eight pages
 * of 74 x 105 mm; the second page shows how. Throws when a text does not fit its panel.
 */
export const buildMiniBook = async (
  source: StorySource,
  pictures: BookPictures,
  lang: Language,
) => {
  const label = `${source.id}.${lang}.mini`
  const findings = checkMiniTexts(source)
  if (findings.length > 0) throw new Error(`${label}: ${findings.join(', ')}`)
  const files = new Map([
    ['cover.jpg', await shrinkJpeg(pictures.cover)],
    ['scissors.svg', scissorsIcon],
  ])
  for (const scene of Object.keys(source.mini))
    files.set(`${scene}.jpg`, await shrinkJpeg(getScenePicture(source, pictures, scene)))
  for (const [i, drawing] of foldSteps.entries()) files.set(`fold-${i}.svg`, drawing)
  return compilePdf({ template: 'mini.typ', data: dataOf(source, lang), files, label })
}
