/** What the reader's four settings in the document can be; 'default' reads „Standard“. */
export const readerChoices = {
  readerDesign: ['default', 'hell', 'sepia', 'nacht', 'fantasie'],
  readerLanguage: ['default', 'de', 'en'],
  readerTextSize: ['default', '18', '22', '26', '32', '40'],
  readerTextStyle: ['default', 'andika', 'atkinson', 'lexend', 'opendyslexic', 'literata'],
} as const

/** What the reading aids that are not numbers or switches can be. */
export const aidChoices = {
  syllables: ['off', 'blue-red', 'blue-orange', 'dots'],
  ruler: ['off', 'one', 'three'],
  spacing: ['normal', 'wide'],
  highlight: ['word', 'sentence', 'off'],
} as const

/** Speed of the narration; 1 is as recorded. */
export const speedRange = { min: 0.7, max: 1.2 } as const

/** A child's reading aids before anybody has changed them. */
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
