import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const deploy = path.join(import.meta.dirname, '../../deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')

interface Service {
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, unknown>
  networks?: string[] | Record<string, unknown>
  volumes?: string[]
  configs?: { source: string }[]
  secrets?: string[]
}

const compose: { services: Record<string, Service> } & Record<string, Record<string, unknown>> =
  parse(read('compose.yaml'), { merge: true })
const services = Object.entries(compose.services)

/** Names in a list or the keys of a mapping. */
const namesOf = (part: string[] | Record<string, unknown> = []) =>
  Array.isArray(part) ? part : Object.keys(part)

test.each(services)('%s of compose.yaml names only parts that exist', (_, service) => {
  const has = (part: string, names: string[]) =>
    expect(Object.keys(compose[part] ?? {})).toEqual(expect.arrayContaining(names))
  has('services', namesOf(service.depends_on))
  has('networks', namesOf(service.networks))
  has(
    'configs',
    (service.configs ?? []).map(({ source }) => source),
  )
  has('secrets', service.secrets ?? [])
  const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
  has(
    'volumes',
    sources.filter((source) => !source.startsWith('.')),
  )
  for (const source of sources.filter((name) => /^[.]/.test(name) && !/certificates$/.test(name)))
    expect(readdirSync(path.join(deploy, path.dirname(source)))).toContain(path.basename(source))
})

const balancers = [
  ['http.cfg', 'haproxy-http'],
  ['postgres.cfg', 'haproxy-postgres'],
] as const

test.each(balancers)('every variable of haproxy/%s is set in compose.yaml', (file, name) => {
  const variables = [...read(`haproxy/${file}`).matchAll(/\$\{(\w+)\}/g)].map(([, found]) => found)
  expect(variables.length).toBeGreaterThan(0)
  expect(Object.keys(compose.services[name]?.environment ?? {})).toEqual(
    expect.arrayContaining(variables),
  )
})

test('env.example names every variable that compose.yaml needs', () => {
  const needed = [...read('compose.yaml').matchAll(/\$\{(\w+):[?]/g)].map(([, name]) => name)
  const given = [...read('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(given).toEqual(expect.arrayContaining(needed))
})

test('Kubernetes finds the pods, the port and the files that its parts name', () => {
  const part = (name: string) => parse(read(`kubernetes/${name}.yaml`), { merge: true })
  const { resources, configMapGenerator, secretGenerator } = part('kustomization')
  const files = [...configMapGenerator, ...secretGenerator]
    .flatMap(({ envs = [], files: some = [] }) => [...envs, ...some])
    .map((file: string) => (/^(secrets|users)/.test(file) ? `${file}.example` : file))
  const present = readdirSync(path.join(deploy, 'kubernetes'))
  expect(present).toEqual(expect.arrayContaining(files))
  expect([...present, '../pgbouncer']).toEqual(expect.arrayContaining(resources))

  const { template, selector } = part('deployment').spec
  const { labels } = template.metadata
  expect(selector.matchLabels).toEqual(labels)
  expect(part('service').spec.selector).toEqual(labels)
  expect(part('pod-disruption-budget').spec.selector.matchLabels).toEqual(labels)
  const [server] = template.spec.containers
  const ports = server.ports.map(({ name }: { name: string }) => name)
  expect(ports).toContain(part('service').spec.ports[0].targetPort)
  const generated = [...configMapGenerator, ...secretGenerator].map(({ name }) => name)
  const used = [
    ...JSON.stringify(template).matchAll(/"(?:configMap|secret)(?:Ref)?":\{"name":"([^"]+)"/g),
  ]
  expect([...generated, 'pgbouncer']).toEqual(expect.arrayContaining(used.map(([, name]) => name)))
  expect(used).toHaveLength(5)
})
