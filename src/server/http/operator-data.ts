import type { Operator } from '../platform/context.ts'

const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escaped[character] ?? '')

/** The data for what the client draws itself; it reads them where the page begins. */
export function operatorMeta(operator: Operator): string {
  return `<meta name="fabelhain-operator" content="${escapeHtml(JSON.stringify(operator))}">`
}

/** Puts the operator's data where a prerendered page names them: `{{operator.phone}}`. */
export function fillInOperator(html: string, operator: Operator): string {
  const values = new Map<string, string>(Object.entries(operator))
  return html.replace(/\{\{operator\.(\w+)\}\}/g, (place, name: string) => {
    const value = values.get(name)
    return value === undefined ? place : escapeHtml(value)
  })
}
