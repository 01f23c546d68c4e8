/** A placeholder for the operator's data: `{{operator.phone}}`. */
const placeholders = /\{\{operator\.(\w+)\}\}/g

let operator: Record<string, string> | undefined

/**
 * Replaces placeholders by the operator's data from a meta tag, which the server writes into every page.
 * Prerendering keeps the placeholders, and the server fills them.
 */
export function withOperator(text: string): string {
  if (import.meta.env.SSR) return text
  operator ??= readOperator()
  const data = operator
  return text.replace(placeholders, (placeholder, name: string) => data[name] ?? placeholder)
}

function readOperator(): Record<string, string> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="fabelhain-operator"]')
  return JSON.parse(meta?.content ?? '{}')
}
