import type { ReaderChoice, ReaderSettings } from '../../../../contract/profile.ts'
import { readerChoices } from '../../../../contract/reader-choices.ts'

/** The account's four settings with every 'default' resolved. */
export interface ReaderLook {
  /** Null follows the page's theme. */
  design: Exclude<ReaderChoice['readerDesign'], 'default'> | null
  language: Exclude<ReaderChoice['readerLanguage'], 'default'> | null
  textSizePx: number
  /** A size that is not chosen may be smaller where a page would not fit. */
  isSizeChosen: boolean
  font: Exclude<ReaderChoice['readerTextStyle'], 'default'>
}

export const initialChoice: ReaderChoice = {
  readerDesign: 'default',
  readerLanguage: 'default',
  readerTextSize: 'default',
  readerTextStyle: 'default',
}

const defaultSizePx = 22
const defaultFont = 'andika'

/** Resolves settings; values of an older or newer version count as 'default'. */
export function resolveLook(settings: ReaderSettings): ReaderLook {
  const { readerDesign, readerLanguage, readerTextSize, readerTextStyle } = completeChoice(settings)
  return {
    design: readerDesign === 'default' ? null : readerDesign,
    language: readerLanguage === 'default' ? null : readerLanguage,
    textSizePx: readerTextSize === 'default' ? defaultSizePx : Number(readerTextSize),
    isSizeChosen: readerTextSize !== 'default',
    font: readerTextStyle === 'default' ? defaultFont : readerTextStyle,
  }
}

/** The settings with every invalid value replaced by 'default'. */
export const completeChoice = (settings: ReaderSettings): ReaderChoice => ({
  ...initialChoice,
  ...validChoices(readerChoices, settings),
})

/** The settings with a valid value; an older or newer version may have others. */
export function validChoices<Choices extends Record<string, readonly string[]>>(
  choices: Choices,
  settings: Record<string, unknown>,
): { [Name in keyof Choices]?: Choices[Name][number] } {
  const valid = Object.entries(settings).filter(([name, value]) =>
    choices[name]?.some((choice) => choice === value),
  )
  return Object.fromEntries(valid) as { [Name in keyof Choices]?: Choices[Name][number] }
}
