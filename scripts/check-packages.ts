import { readFile } from 'node:fs/promises'

interface LockedPackage {
  version?: string
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/** Versions below which a known hole is open. */
const floors: Record<string, string> = {
  'better-auth': '1.7.6',
  '@orpc/server': '1.13.6',
  '@orpc/client': '1.13.6',
  'drizzle-orm': '0.45.2',
  hono: '4.13.5',
  '@hono/node-server': '1.19.15',
  'react-router': '8.0.0',
  'pdfjs-dist': '6.2.108',
}

const manifest = JSON.parse(await readFile('package.json', 'utf8'))
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
)
const findings = [...inexactPins(), ...duplicates(), ...belowFloor(), ...missingPlatforms()]
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exit(1)

function inexactPins(): string[] {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies']
  return groups
    .flatMap((group) => Object.entries<string>(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}: pin an exact version`)
}

/** A library of ours that ships twice costs every visitor twice. */
function duplicates(): string[] {
  return Object.keys(manifest.dependencies).flatMap((name) => {
    const copies = Object.entries(lock.packages).filter(
      ([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev,
    )
    const versions = new Set(copies.map(([, { version }]) => version))
    return versions.size > 1 ? [`${name}: ${[...versions].join(' and ')} are both installed`] : []
  })
}

function belowFloor(): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const version = lock.packages[`node_modules/${name}`]?.version ?? '0.0.0'
    return compare(version, floor) < 0 ? [`${name} ${version} is below ${floor}`] : []
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

function compare(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) => version.split(/[.-]/).map(Number))
  for (let place = 0; place < 3; place++) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
