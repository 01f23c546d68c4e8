import type { ReaderChoice, ReaderSettings } from '../../../../contract/profile.ts'
import { readerChoices } from '../../../../contract/reader-choices.ts'
import { knownChoices } from './known-choices.ts'

/** The four settings of the document as what is shown: every 'default' resolved. */
export interface ReaderLook {
  /** Null follows the page's theme. */
  design: Exclude<ReaderChoice['readerDesign'], 'default'> | null
  language: Exclude<ReaderChoice['readerLanguage'], 'default'> | null
  textSizePx: number
  font: Exclude<ReaderChoice['readerTextStyle'], 'default'>
}

export const initialChoice: ReaderChoice = {
  readerDesign: 'default',
  readerLanguage: 'default',
  readerTextSize: 'default',
  readerTextStyle: 'default',
}

const standardSizePx = 22
const standardFont = 'andika'

/** What a document's settings mean; values of an older or newer version count as 'default'. */
export function lookOf(settings: ReaderSettings): ReaderLook {
  const { readerDesign, readerLanguage, readerTextSize, readerTextStyle } = choiceOf(settings)
  return {
    design: readerDesign === 'default' ? null : readerDesign,
    language: readerLanguage === 'default' ? null : readerLanguage,
    textSizePx: readerTextSize === 'default' ? standardSizePx : Number(readerTextSize),
    font: readerTextStyle === 'default' ? standardFont : readerTextStyle,
  }
}

/** The settings with every value that is no choice replaced by 'default'. */
export const choiceOf = (settings: ReaderSettings): ReaderChoice => ({
  ...initialChoice,
  ...knownChoices(readerChoices, settings),
})
