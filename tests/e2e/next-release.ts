import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Turns a built client into another release: every script gets a new name and new bytes. */
export async function makeNextRelease(clientDir: string, name: string): Promise<void> {
  const scripts = path.join(clientDir, 'static/js')
  const newNames = new Map<string, string>()
  for (const file of await readdir(scripts)) {
    if (!file.endsWith('.js')) continue
    newNames.set(file, file.replace(/\.js$/, `${name}.js`))
    await rename(path.join(scripts, file), path.join(scripts, newNames.get(file) ?? ''))
  }
  const hashes = new Map<string, string>()
  for (const entry of await readdir(clientDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (/\.(js|html)\.(br|gz)$/.test(entry.name)) await rm(file)
    if (!/\.(js|html)$/.test(entry.name) || entry.name === 'sw.js') continue
    const before = await readFile(file, 'utf8')
    const after = `${renameScripts(before, newNames)}${entry.name.endsWith('.js') ? `//${name}` : ''}`
    await writeFile(file, after)
    hashes.set(hashOf(before), hashOf(after))
  }
  const worker = renameScripts(await readFile(path.join(clientDir, 'sw.js'), 'utf8'), newNames)
  const rehashed = worker.replace(/[A-Za-z0-9+/]{64}/g, (hash) => hashes.get(hash) ?? hash)
  await writeFile(path.join(clientDir, 'sw.js'), rehashed)
}

const renameScripts = (text: string, newNames: ReadonlyMap<string, string>) =>
  text.replace(/[\w.-]+\.js\b/g, (file) => newNames.get(file) ?? file)

const hashOf = (text: string) => createHash('sha384').update(text).digest('base64')
