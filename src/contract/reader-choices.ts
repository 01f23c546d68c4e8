import { languages } from './languages.ts'

/** Typefaces of the reader. */
export const readerFonts = ['andika', 'atkinson', 'lexend', 'opendyslexic', 'literata'] as const

/** Choices of the reader's four settings in the user document; 'default' is „Standard“. */
export const readerChoices = {
  readerDesign: ['default', 'hell', 'sepia', 'nacht', 'fantasie'],
  readerLanguage: ['default', ...languages],
  readerTextSize: ['default', '18', '22', '26', '32', '40'],
  readerTextStyle: ['default', ...readerFonts],
} as const

/** Choices of the reading aids that are neither numbers nor switches. */
export const aidChoices = {
  syllables: ['off', 'blue-red', 'blue-orange', 'dots'],
  ruler: ['off', 'one', 'three'],
  spacing: ['normal', 'wide'],
  highlight: ['word', 'sentence', 'off'],
} as const

/** Speed of the narration; 1 is as recorded. */
export const speedRange = { min: 0.7, max: 1.2 } as const

/** Initial reading aids of a child. */
export const initialAids = {
  syllables: 'off',
  ruler: 'off',
  spacing: 'normal',
  isBilingual: false,
  highlight: 'word',
  speed: 0.9,
  turnsItself: true,
  share: 0,
} as const
