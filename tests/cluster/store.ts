import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  findPorts,
  isDone,
  type Program,
  statusOf,
  type Workplace,
  waitUntil,
} from './processes.ts'
import type { Programs } from './programs.ts'

/** An S3 store: Ceph's gateway over one monitor and one storage daemon that keeps everything in memory. */
export interface Store {
  gateway: Program
  /** The servers' settings for it. */
  settings: Record<string, string>
  isReady(): Promise<boolean>
  /** Refuses every write because the account's room is used up (403 `QuotaExceeded`), or has room again. */
  setFull(isFull: boolean): Promise<void>
}

/** The store has this much room. */
const memoryBytes = 512 * 1024 * 1024

export async function startStore(
  workplace: Workplace,
  programs: Programs,
  secretKey: string,
): Promise<Store> {
  const ports = await findPorts(['monitor', 'gateway'])
  const base = workplace.folder('store')
  const [user, bucket] = ['fabelhain', 'fabelhain']
  const accessKey = user
  const clusterId = crypto.randomUUID()
  const configFile = path.join(base, 'ceph.conf')
  writeFileSync(configFile, settings({ base, clusterId, programs, ...ports }))
  const withConfig = (args: string[]) => ['--conf', configFile, ...args]
  const id = crypto.randomUUID()
  const ceph = (...args: string[]) => workplace.run(programs.ceph(withConfig(args)))

  workplace.folder('store', 'monitor')
  workplace.folder('store', 'osd')
  const monitorArgs = withConfig(['--id', 'a', '--mon-data', path.join(base, 'monitor')])
  const map = path.join(base, 'monitor-map')
  await workplace.run(
    programs.of('usr/bin/monmaptool', [
      ...['--create', '--fsid', clusterId, '--addv', 'a', `[v1:127.0.0.1:${ports.monitor}]`, map],
    ]),
  )
  await workplace.run(programs.of('usr/bin/ceph-mon', [...monitorArgs, '--mkfs', '--monmap', map]))
  const monitor = workplace.program('store-monitor', () =>
    programs.of('usr/bin/ceph-mon', [...monitorArgs, '--foreground']),
  )
  monitor.start()
  // The monitor refuses a client that is quicker than its own map.
  await waitUntil('the monitor', () => ceph('osd', 'new', id).then(...isDone))
  const osdArgs = withConfig(['--id', '0', '--osd-data', path.join(base, 'osd')])
  await workplace.run(programs.of('usr/bin/ceph-osd', [...osdArgs, '--mkfs', '--osd-uuid', id]))
  const osd = workplace.program('store-osd', () =>
    programs.of('usr/bin/ceph-osd', [...osdArgs, '--foreground']),
  )
  // Now and then Ceph's programs end by a fault of memory while they start.
  await waitUntil('the storage daemon', async () => {
    osd.start()
    return / 1 up/.test(await ceph('osd', 'stat').catch(() => ''))
  })
  const address = `http://127.0.0.1:${ports.gateway}`
  const gateway = workplace.program('store-gateway', () =>
    programs.of('usr/bin/radosgw', withConfig(['--id', 'gateway', '--foreground'])),
  )
  const isReady = async () => (await statusOf(address)) === 200
  await waitUntil('the S3 gateway', () => {
    gateway.start()
    return isReady()
  })
  const admin = (...args: string[]) =>
    workplace.run(programs.of('usr/bin/radosgw-admin', withConfig(args)))
  const quota = ['--quota-scope', 'user', '--uid', user]
  const keys = ['--access-key', accessKey, '--secret-key', secretKey]
  await admin('user', 'create', '--uid', user, '--display-name', user, ...keys)
  await admin('quota', 'set', ...quota, '--max-size', '1')
  const signing = [
    ...['--aws-sigv4', 'aws:amz:us-east-1:s3', '--user', `${accessKey}:${secretKey}`],
    // Of an empty body.
    ...['--header', `x-amz-content-sha256: ${createHash('sha256').digest('hex')}`],
  ]
  await workplace.run(
    programs.of('usr/bin/curl', ['--fail', '--request', 'PUT', ...signing, `${address}/${bucket}`]),
  )
  return {
    gateway,
    settings: {
      STORAGE_URL: `s3://${bucket}/files?endpoint=${encodeURIComponent(address)}`,
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: secretKey,
    },
    isReady,
    async setFull(isFull) {
      await admin('quota', isFull ? 'enable' : 'disable', ...quota)
    },
  }
}

function settings({
  base,
  clusterId,
  programs: { root },
  monitor,
  gateway,
}: {
  base: string
  clusterId: string
  programs: Programs
  monitor: number
  gateway: number
}): string {
  const libraries = path.join(root, 'usr/lib/x86_64-linux-gnu')
  return `[global]
fsid = ${clusterId}
mon_host = v1:127.0.0.1:${monitor}
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
ms_bind_msgr2 = false
keyring = ${base}/none
run_dir = ${base}
admin_socket =
log_file =
mon_cluster_log_file =
log_to_stderr = true
err_to_stderr = true
plugin_dir = ${libraries}/ceph
erasure_code_dir = ${libraries}/ceph/erasure-code
osd_class_dir = ${libraries}/rados-classes
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data_avail_crit = 0
osd_objectstore = memstore
memstore_device_bytes = ${memoryBytes}
ms_bind_ipv6 = false
[osd]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
[client.gateway]
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_data = ${base}
rgw_thread_pool_size = 32
`
}
