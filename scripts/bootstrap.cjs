// Runs before `npm start`, `npm test` and `npm run dev` with any Node from 18 on, before anything is
// installed: plain CommonJS without dependencies. `--build` also builds if a source has changed;
// `--data` builds everything once, and later only the stories and files that the server loads.
const fs = require('node:fs')
const path = require('node:path')
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')

const root = path.join(__dirname, '..')
const isWindows = process.platform === 'win32'
const buildInputs = [
  'src',
  'library',
  'content',
  'messages',
  'public',
  'scripts',
  'drizzle',
  // The folder also gets files that the build itself writes.
  'project.inlang/settings.json',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
const dataInputs = ['library', 'content', 'drizzle', 'scripts/copy-assets.ts', 'package-lock.json']
const ignoredInputs = /^src[\\/]client[\\/]paraglide$|^content[\\/]films$|\.test\.tsx?$/

function say(text) {
  process.stdout.write(`Fabelhain: ${text}\n`)
}

function fail(text) {
  process.stderr.write(`Fabelhain: ${text}\n`)
  process.exit(1)
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function npm(args) {
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows })
  if (result.error) fail(`npm lässt sich nicht starten (${result.error.message}).`)
  return result.status === 0
}

function addToHash(hash, relative) {
  if (ignoredInputs.test(relative)) return
  const file = path.join(root, relative)
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isDirectory()) {
    for (const name of fs.readdirSync(file).sort()) addToHash(hash, path.join(relative, name))
    return
  }
  hash.update(`${relative}\0${stat.size}\0`)
  hash.update(fs.readFileSync(file))
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\0`)
  for (const input of inputs) addToHash(hash, input)
  return hash.digest('hex')
}

/** Whether node_modules contains what the lock file names, no matter who installed it. */
function isInstalled() {
  const installed = readText(path.join(root, 'node_modules', '.package-lock.json'))
  const locked = readText(path.join(root, 'package-lock.json'))
  if (installed === '' || locked === '') return false
  const present = JSON.parse(installed).packages
  return Object.entries(JSON.parse(locked).packages).every(([name, lockedPackage]) => {
    if (name === '') return true
    if (!present[name]) return Boolean(lockedPackage.optional) && !fitsHost(lockedPackage)
    return present[name].version === lockedPackage.version
  })
}

/**
 * Whether an optional package is for this system, where it must not be missing; unknown (no) if it
 * depends on libc.
 */
function fitsHost({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

function install() {
  const stamp = path.join(root, 'node_modules', '.fabelhain-install')
  const inputHash = fingerprint(['package-lock.json', '.npmrc'])
  if (readText(stamp) === inputHash) return
  if (!isInstalled()) {
    say('Pakete werden installiert (nur beim ersten Mal und nach Änderungen) …')
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    if (!npm([...args, '--loglevel=error'])) {
      fail(
        'Die Pakete ließen sich nicht installieren. Prüfe die Meldung oben, die Netzverbindung und ' +
          `ob du in ${root} schreiben darfst. Danach einfach noch einmal starten.`,
      )
    }
  }
  fs.writeFileSync(stamp, inputHash)
}

function nodeVersionOf(program) {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8', shell: isWindows })
  return result.status === 0 ? Number(result.stdout.replace('v', '').split('.')[0]) : 0
}

/**
 * npm scripts find `node` in node_modules/.bin first, so a Node that cannot run is removed from there.
 */
function checkNode() {
  const bin = path.join(root, 'node_modules', '.bin')
  const packaged = path.join(bin, isWindows ? 'node.cmd' : 'node')
  if (fs.existsSync(packaged) && nodeVersionOf(isWindows ? `"${packaged}"` : packaged) >= 24) return
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    fs.rmSync(path.join(bin, name), { force: true })
  if (nodeVersionOf('node') >= 24) return
  fail(
    `Für dieses System (${process.platform}-${process.arch}) liegt kein passendes Node bei, und das ` +
      `vorhandene ist ${process.version}. Bitte installiere Node 24 oder neuer (https://nodejs.org) ` +
      'und starte noch einmal.',
  )
}

const stampOf = (name) => path.join(root, 'dist', `.fabelhain-${name}`)

/** Runs an npm script unless its inputs are unchanged since its last success. */
function buildChanged(name, inputs, script) {
  const inputHash = fingerprint(inputs)
  if (readText(stampOf(name)) === inputHash) return
  say('Die App wird gebaut …')
  fs.rmSync(stampOf(name), { force: true })
  if (!npm(['run', '--silent', script])) fail('Der Bau der App ist fehlgeschlagen, siehe oben.')
  fs.mkdirSync(path.dirname(stampOf(name)), { recursive: true })
  fs.writeFileSync(stampOf(name), inputHash)
}

const build = () => buildChanged('build', buildInputs, 'build')

function buildData() {
  if (!fs.existsSync(stampOf('build'))) build()
  buildChanged('data', dataInputs, 'build:data')
}

if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(`Node ${process.versions.node} ist zu alt. Bitte installiere Node 18 oder neuer.`)
}
install()
checkNode()
if (process.argv.includes('--build')) build()
if (process.argv.includes('--data')) buildData()
