import type { Operator } from '../platform/context.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** A meta element with the operator's data, for pages that the client renders. */
export function operatorMeta(operator: Operator): string {
  return `<meta name="fabelhain-operator" content="${escapeHtml(JSON.stringify(operator))}">`
}

/** Fills in placeholders such as `{{operator.phone}}` in a prerendered page. */
export function fillInOperator(html: string, operator: Operator): string {
  const values = new Map<string, string>(Object.entries(operator))
  return html.replace(/\{\{operator\.(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values.get(name)
    return value === undefined ? placeholder : escapeHtml(value)
  })
}
