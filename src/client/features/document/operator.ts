/** A place in a text that names one of the operator's data: `{{operator.phone}}`. */
const places = /\{\{operator\.(\w+)\}\}/g

let known: Record<string, string> | undefined

/**
 * Puts the operator's data where a text names them. They stand in a meta tag, which the server writes
 * into every page. While prerendering there is none: the places stay, and the server fills them.
 */
export function withOperator(text: string): string {
  if (import.meta.env.SSR) return text
  known ??= readOperator()
  const data = known
  return text.replace(places, (place, name: string) => data[name] ?? place)
}

function readOperator(): Record<string, string> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="fabelhain-operator"]')
  return JSON.parse(meta?.content ?? '{}')
}
