import { type StdioOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  path.join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  path.join(homedir(), 'AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'),
]

/**
 * The path of a Chromium or Chrome that runs on this machine. Installs one if there is none: from
 * Debian's packages as root, else Playwright's own. Throws when that fails, too.
 */
export function browserPath(): string {
  const found =
    findBrowser() ?? installFromDebian('chromium', findBrowser) ?? installFromPlaywright()
  if (found) return found
  throw new Error(
    'Für die Browser-Tests fehlt Chromium oder Chrome, und es ließ sich nicht installieren. ' +
      'Bitte installiere einen der beiden und starte noch einmal.',
  )
}

/**
 * The path of a Chromium without windows, with which a test run takes half the time; of any other browser
 * where it cannot be installed.
 */
export function shellPath(): string {
  return findShell() ?? installFromDebian('chromium-headless-shell', findShell) ?? browserPath()
}

const findShell = () => findOnPath('chromium-headless-shell').find(isUsable) ?? null

function findBrowser(): string | null {
  const onPath = programNames.flatMap(findOnPath)
  const candidates = [...onPath, ...usualPlaces, chromium.executablePath()]
  return candidates.find(isUsable) ?? null
}

function findOnPath(name: string): string[] {
  if (process.platform === 'win32') return []
  const result = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' })
  return result.status === 0 ? [result.stdout.trim()] : []
}

/** Ubuntu ships a `chromium-browser` that only asks for a snap, so the program must tell its version. */
function isUsable(program: string): boolean {
  if (!existsSync(program)) return false
  if (process.platform === 'win32') return true
  return run(program, ['--version'], 'ignore')
}

function installFromDebian(browser: string, find: () => string | null): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null
  say('Chromium wird für die Browser-Tests installiert (apt-get) …')
  const install = ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation']
  const isInstalled = run('apt-get', ['update', '-qq'], 'log') && run('apt-get', install, 'log')
  return isInstalled ? find() : null
}

function installFromPlaywright(): string | null {
  say('Chromium wird für die Browser-Tests geladen (Playwright) …')
  return run('npx', ['playwright', 'install', 'chromium'], 'log') ? findBrowser() : null
}

function run(command: string, args: string[], output: 'ignore' | 'log'): boolean {
  // This script prints the path on standard output, so all else goes to standard error.
  const stdio: StdioOptions = output === 'log' ? ['ignore', 2, 2] : 'ignore'
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio, shell, timeout: 600_000 }).status === 0
}

function say(text: string): void {
  process.stderr.write(`Fabelhain: ${text}\n`)
}

if (import.meta.main) process.stdout.write(`${browserPath()}\n`)
