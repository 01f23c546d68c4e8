import { type AtRule, parse, type Rule } from 'postcss'
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
  const dependsOnHas = (isInside && before.some(hasHas)) || selectorsAround(rule).some(hasHas)
  return dependsOnHas && !nodes.slice(last + 1).some(isNamed)
}

/** The selectors of the rules that a rule is nested in, at any depth and through `@media`. */
function selectorsAround({ parent }: Rule | AtRule): string[] {
  if (parent?.type === 'rule')
    return [(parent as Rule).selector, ...selectorsAround(parent as Rule)]
  return parent?.type === 'atrule' ? selectorsAround(parent as AtRule) : []
}

const hasHas = (part: Node | string): boolean => String(part).includes(':has(')

/** Whether a part of a selector names a kind of element. */
function isNamed(node: Node): boolean {
  if (node.type === 'nesting') return true
  if (node.type === 'pseudo' && [':is', ':where'].includes(node.value))
    return node.nodes.every((choice) => choice.nodes.some(isNamed))
  return ['class', 'id', 'tag', 'attribute'].includes(node.type)
}
