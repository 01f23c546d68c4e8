import { adminHelp, answerChange, answerList, parseAdminTask } from './auth/admin.ts'
import { reachDatabase, runCommand, UsageError } from './command.ts'
import { closeDatabase, createDatabase } from './db/client.ts'
import { readCommandConfig } from './platform/env.ts'
import { createLog } from './platform/log.ts'

/** `npm run admin`: gives and takes the roles of editors and publishers, which no call of the product can. */
async function admin(args: string[]): Promise<boolean> {
  const task = parseAdminTask(args)
  if (task.kind === 'help') {
    process.stdout.write(`${adminHelp}\n`)
    return true
  }
  if (task.kind === 'misspelt') throw new UsageError(`${task.problem}\n\n${adminHelp}`)
  const config = readCommandConfig()
  const log = createLog(config.LOG_LEVEL, 2)
  const { connection, release } = await reachDatabase(config, { mayCreate: false })
  const db = createDatabase(connection, log, { maxConnections: 1 })
  try {
    const { text, isRefused } = await (task.kind === 'list'
      ? answerList(db)
      : answerChange(db, log, task))
    const output = isRefused ? process.stderr : process.stdout
    output.write(`${text}\n`)
    return !isRefused
  } finally {
    await closeDatabase(db)
    await release()
  }
}

await runCommand(() => admin(process.argv.slice(2)))
