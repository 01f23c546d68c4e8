/**
 * Calls under their names of the previous release, so that a page loaded before a deploy works until it
 * is reloaded. Only requests are translated. Remove an entry in the release after the one that added it.
 */
const renamedNouns = new Map([
  ['shelf', 'list'],
  ['note', 'notification'],
  ['intake', 'storyImport'],
])
const renamedCalls = new Map([['editor/figures', 'editor/statistics']])
const renamedFields = new Map([
  ['shelf', new Map([['shelf', 'list']])],
  ['intake', new Map([['intakeId', 'importId']])],
])

/** The request under the call's current name; a request that already has it is returned unchanged. */
export async function withCurrentName(request: Request): Promise<Request> {
  const url = new URL(request.url)
  const [, noun = '', verb = ''] = /^\/rpc\/(\w+)\/(\w+)$/.exec(url.pathname) ?? []
  const name = currentName(noun, verb)
  if (name === null) return request

  url.pathname = `/rpc/${name}`
  const fields = renamedFields.get(noun) ?? new Map<string, string>()
  const data = url.searchParams.get('data')
  if (data !== null) url.searchParams.set('data', renameFields(data, fields))
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : renameFields(await request.text(), fields)
  return new Request(url, { method, headers, body, signal })
}

function currentName(noun: string, verb: string): string | null {
  const renamed = renamedNouns.get(noun)
  return renamed ? `${renamed}/${verb}` : (renamedCalls.get(`${noun}/${verb}`) ?? null)
}

/** Renames fields of an input in the RPC client's format, `{"json": {…}}`; other text stays unchanged. */
function renameFields(text: string, fields: Map<string, string>): string {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return text
  }
  if (!isObject(message) || !isObject(message.json)) return text
  const entries = Object.entries(message.json)
  const json = Object.fromEntries(entries.map(([name, value]) => [fields.get(name) ?? name, value]))
  return JSON.stringify({ ...message, json })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
