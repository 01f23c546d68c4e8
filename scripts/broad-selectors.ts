import { parse, type Rule } from 'postcss'
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser'

interface Finding {
  line: number
  selector: string
}

/**
 * Selectors that depend on `:has()` of an ancestor and could match any element in it. Browsers keep one list
 * for all `:has()` of a page; with such a selector, each change of the page computes all its styles again.
 */
export function broadSelectors(css: string): Finding[] {
  const findings: Finding[] = []
  parse(css).walkRules((rule) => {
    parseSelectors((root) => {
      for (const selector of root.nodes)
        if (isBroad(selector, rule))
          findings.push({ line: rule.source?.start?.line ?? 0, selector: String(selector).trim() })
    }).processSync(rule.selector)
  })
  return findings
}

function isBroad({ nodes }: Selector, rule: Rule): boolean {
  const last = nodes.findLastIndex(({ type }) => type === 'combinator')
  const before = nodes.slice(0, Math.max(last, 0))
  // Between siblings, only what follows is computed again.
  const isInside = last >= 0 && /^[\s>]*$/.test(String(nodes[last]))
  const isNested = rule.parent?.type === 'rule'
  const dependsOnHas =
    (isInside && before.some(hasHas)) || (isNested && hasHas(parseParent(rule.parent as Rule)))
  return dependsOnHas && !nodes.slice(last + 1).some(isNamed)
}

const parseParent = ({ selector }: Rule): Node => parseSelectors().astSync(selector)

const hasHas = (node: Node): boolean => String(node).includes(':has(')

/** Whether a part of a selector names a kind of element. */
function isNamed(node: Node): boolean {
  if (node.type === 'nesting') return true
  if (node.type === 'pseudo' && [':is', ':where'].includes(node.value))
    return node.nodes.every((choice) => choice.nodes.some(isNamed))
  return ['class', 'id', 'tag', 'attribute'].includes(node.type)
}
