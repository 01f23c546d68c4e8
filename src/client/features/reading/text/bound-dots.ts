const noBreak = '\u00A0'

/**
 * The text with dots „…“ that begin no line, and with a short last word that stays beside them: „hu … huuu.“
 * Has the same length, so that places in the text stay valid.
 */
export const boundDots = (text: string) =>
  text.replaceAll(' …', `${noBreak}…`).replace(/… (?=\S{1,8}$)/, `…${noBreak}`)
