import { type Declaration, type Node, parse } from 'postcss'

interface Finding {
  line: number
  declaration: string
}

/** Spacing, borders, corners and type, which look the same on all pages. */
const sharedProperties =
  /^(((row|column)-)?gap|(scroll-)?(padding|margin)(-.+)?|inset(-.+)?|top|right|bottom|left|border(-.+)?|outline(-.+)?|font(-size)?|letter-spacing|text-decoration.*)$/
/** The size of one part, which no other part needs to share. */
const sizeProperties = /^((min|max)-)?(width|height)$|^grid-|^flex(-basis)?$|^--.*(width|height)$/
const lengthPattern = /(?<![\w.#-])-?(\d*\.?\d+)(rem|px)\b/g

/**
 * Lengths of a stylesheet that should be tokens. Shared properties take tokens only. A part's own
 * size may be a whole or half number of rem. Lengths of drawings (masks, shadows, gradients,
 * transforms) are unrestricted. A comment explains the lengths that follow it directly.
 */
export function untokenedLengths(css: string): Finding[] {
  const findings: Finding[] = []
  parse(css).walkDecls((declaration) => {
    if (isDefinition(declaration) || !hasWrongLength(declaration) || isExplained(declaration))
      return
    const line = declaration.source?.start?.line ?? 0
    findings.push({ line, declaration: `${declaration.prop}: ${declaration.value}` })
  })
  return findings
}

const hasWrongLength = (declaration: Declaration) =>
  [...declaration.value.matchAll(lengthPattern)].some((each) => isWrong(declaration, each))

function isExplained(declaration: Declaration): boolean {
  const before = declaration.prev()
  if (before?.type === 'decl') return hasWrongLength(before) && isExplained(before)
  return before?.type === 'comment'
}

function isWrong({ prop }: Declaration, [, number, unit]: RegExpMatchArray): boolean {
  if (sharedProperties.test(prop)) return true
  return sizeProperties.test(prop) && !(unit === 'rem' && Number.isInteger(Number(number) * 2))
}

/** Tokens are defined in `:root`, in the theme, and by a part for its content. */
function isDefinition({ prop, parent }: Declaration): boolean {
  for (let node: Node | undefined = parent; node; node = node.parent) {
    const { type } = node
    if (type === 'atrule' && 'name' in node && node.name === 'theme') return true
    if (type === 'rule' && 'selector' in node && node.selector === ':root') return true
    if (type === 'atrule' && 'name' in node && node.name === 'font-face') return true
  }
  return prop.startsWith('--') && !sizeProperties.test(prop)
}
