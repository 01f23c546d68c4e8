import { readFile } from 'node:fs/promises'

interface LockedPackage {
  version?: string
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/** Versions that fix a known vulnerability; older ones are findings. */
const minVersions: Record<string, string> = {
  'better-auth': '1.7.6',
  '@orpc/server': '1.13.6',
  '@orpc/client': '1.13.6',
  'drizzle-orm': '0.45.2',
  hono: '4.13.5',
  '@hono/node-server': '1.19.15',
  'react-router': '8.0.0',
  'pdfjs-dist': '6.2.108',
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifests: Manifest[] = await Promise.all(
  ['package.json', 'library/package.json'].map(async (file) =>
    JSON.parse(await readFile(file, 'utf8')),
  ),
)
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
)
const findings = [
  ...inexactPins(),
  ...unequalPins(),
  ...duplicates(),
  ...vulnerable(),
  ...missingPlatforms(),
]
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exit(1)

function pins(manifest: Manifest): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

function inexactPins(): string[] {
  return manifests
    .flatMap(pins)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}: pin an exact version`)
}

/** A workspace with another version would install a second copy. */
function unequalPins(): string[] {
  const versions = new Map<string, string>()
  return manifests.flatMap(pins).flatMap(([name, version]) => {
    const other = versions.get(name) ?? version
    versions.set(name, other)
    return other === version ? [] : [`${name}: pinned to ${other} and to ${version}`]
  })
}

/** A package that ships twice costs every visitor twice. */
function duplicates(): string[] {
  const names = manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies))
  return names.flatMap((name) => {
    const copies = Object.entries(lock.packages).filter(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev,
    )
    const versions = new Set(copies.map(([, { version }]) => version))
    return versions.size > 1 ? [`${name}: ${[...versions].join(' and ')} are both installed`] : []
  })
}

function vulnerable(): string[] {
  return Object.entries(minVersions).flatMap(([name, minVersion]) => {
    const version = lock.packages[`node_modules/${name}`]?.version ?? '0.0.0'
    return compare(version, minVersion) < 0 ? [`${name} ${version} is below ${minVersion}`] : []
  })
}

/** A platform package without an entry of its own breaks `npm ci`, on every platform. */
function missingPlatforms(): string[] {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          !Object.keys(lock.packages).some((entry) => entry.endsWith(`node_modules/${name}`)),
      )
      .map((name) => `${path || 'package.json'}: optional ${name} has no entry in the lock file`),
  )
}

/** Negative if `a` is the older version, positive if `b` is; pre-release parts are ignored. */
function compare(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) => version.split(/[.-]/).map(Number))
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
