import { execFile } from 'node:child_process'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Thrown where the cluster cannot run; the message says why. */
export class NotHereError extends Error {
  override name = 'NotHereError'
}

/** A release of Debian, unpacked beside nothing of this machine. */
interface Release {
  name: string
  packages: string[]
  /** Packages that are large and of no use here, or must be the machine's own. */
  omitted: RegExp
}

const useless = ['perl.*', 'libperl.*', 'locales', 'systemd', 'libllvm.*', 'binutils.*']

/**
 * The engines. Debian 12 has Ceph and HAProxy; their C library is omitted, because the machine's own loader starts
 * them. PostgreSQL 18, which the embedded database is, too, comes with Debian 14, whose programs are started by their
 * own loader (`wrapPrograms`).
 */
const releases = {
  bookworm: {
    name: 'bookworm',
    packages: [
      ...['etcd-server', 'haproxy', 'ceph-mon', 'ceph-osd', 'radosgw'],
      ...['prometheus', 'curl'],
    ],
    omitted: packageNames(...useless, 'libc6', 'libc-bin'),
  },
  forky: {
    name: 'forky',
    packages: ['postgresql-18', 'patroni', 'python3-etcd', 'pgbouncer'],
    omitted: packageNames(...useless),
  },
} satisfies Record<string, Release>

/** Matches the files of packages. */
function packageNames(...names: string[]): RegExp {
  return new RegExp(`^(${names.join('|')})_`)
}

type ReleaseName = keyof typeof releases

/** Folders of the unpacked releases. */
export type Roots = Record<ReleaseName, string>

/** Fetches and unpacks the engines below `cacheDir`, where they are missing. Installs nothing. */
export async function fetchPackages(
  cacheDir: string,
  onWork: (text: string) => void,
): Promise<Roots> {
  await refuseOtherMachines()
  const unpack = async (release: Release) => {
    const root = path.join(cacheDir, release.name)
    if (await exists(root)) return root
    onWork(`fetching ${release.packages.join(', ')} of Debian (${release.name})`)
    await fetchRelease(release, root)
    return root
  }
  return { bookworm: await unpack(releases.bookworm), forky: await unpack(releases.forky) }
}

async function refuseOtherMachines(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new NotHereError('The cluster needs Linux on x64: its engines are Debian’s packages.')
  for (const program of ['apt-get', 'dpkg', 'setpriv'])
    await run(program, ['--version']).catch(() => {
      throw new NotHereError(`The cluster needs ${program}: its engines are Debian’s packages.`)
    })
  const { stdout } = await run('getconf', ['GNU_LIBC_VERSION'])
  const [, minor = '0'] = /glibc 2[.](\d+)/.exec(stdout) ?? []
  if (Number(minor) < 36)
    throw new NotHereError('The cluster needs glibc 2.36, as in Debian 12, or newer.')
}

/** Downloads a release's packages with all they depend on, by apt with a state of its own, and unpacks them. */
async function fetchRelease({ name, packages, omitted }: Release, root: string): Promise<void> {
  const work = `${root}.fetching`
  const unpacked = path.join(work, 'root')
  await rm(work, { recursive: true, force: true })
  for (const folder of [
    'lists/partial',
    'archives/partial',
    'etc/apt.conf.d',
    'etc/preferences.d',
    'root',
  ])
    await mkdir(path.join(work, folder), { recursive: true })
  await writeFile(path.join(work, 'status'), '')
  await writeFile(path.join(work, 'sources.list'), await sourceLine(name))
  const config = path.join(work, 'apt.conf')
  await writeFile(config, aptSettings(work))
  const apt = (...args: string[]) =>
    run('apt-get', ['--quiet', ...args], {
      env: { ...process.env, APT_CONFIG: config, LC_ALL: 'C' },
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: Error) => {
      throw new NotHereError(`Debian’s packages cannot be fetched. ${error.message}`)
    })
  await apt('update')
  await apt('install', '--download-only', '--yes', ...packages)
  const archives = path.join(work, 'archives')
  for (const file of await readdir(archives))
    if (file.endsWith('.deb') && !omitted.test(file))
      await run('dpkg', ['-x', path.join(archives, file), unpacked])
  if (!omitted.test('libc6_')) await wrapPrograms(unpacked)
  // Last, so that a folder with this name is complete.
  await rename(unpacked, root)
  await rm(work, { recursive: true, force: true })
}

/** Programs start each other by their path, so that each is replaced by a script with its loader. */
async function wrapPrograms(root: string): Promise<void> {
  const folders = ['usr/lib/postgresql/18/bin', 'usr/bin', 'usr/sbin']
  const wrapped = /^(python3[.]\d+|pgbouncer)$/
  for (const folder of folders)
    for (const name of await readdir(path.join(root, folder))) {
      if (folder !== folders[0] && !wrapped.test(name)) continue
      const program = path.join(root, folder, name)
      await rename(program, `${program}.program`)
      await writeFile(program, wrapperScript, { mode: 0o755 })
    }
}

/** The folder of the release is where a folder `usr` lies; it is moved after this. */
const wrapperScript = `#!/bin/sh
root="\${0%/usr/*}"
libraries="$root/usr/lib/x86_64-linux-gnu"
exec "$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" --argv0 "$0" "$0.program" "$@"
`

/** The mirror is the one that this machine uses. */
async function sourceLine(release: string): Promise<string> {
  const { stdout } = await run('apt-get', [
    ...['indextargets', '--format', '$(SITE)'],
    ...['Created-By: Packages', 'Component: main', 'Label: Debian'],
  ]).catch(() => ({ stdout: '' }))
  const [site] = stdout.split('\n')
  if (!site) throw new NotHereError('The cluster needs a source of Debian’s packages in apt.')
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  return `deb [signed-by=${keys}] ${site} ${release} main\n`
}

const aptSettings = (work: string) => `
Dir::State "${work}";
Dir::State::lists "${work}/lists";
Dir::State::status "${work}/status";
Dir::Cache "${work}";
Dir::Cache::archives "${work}/archives";
Dir::Etc "${work}/etc";
Dir::Etc::sourcelist "${work}/sources.list";
APT::Sandbox::User "";
APT::Install-Recommends "false";
Acquire::Languages "none";
// A mirror may be a copy of some weeks ago; its signatures are checked all the same.
Acquire::Check-Valid-Until "false";
`

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
