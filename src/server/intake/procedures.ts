import { editors } from '../platform/context.ts'
import { cancelIntake, checkIntake, startIntake } from './commands.ts'
import { findIntake } from './queries.ts'

export const intakeProcedures = {
  check: editors.intake.check.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId, intakes, examiner, uploadFolder: folder } = context
    const own = { uploadId: input.uploadId, userId, now: clock.now() }
    const parts = { db, folder, examiner, workDir: intakes.workDir }
    const key = `import ${userId} ${own.uploadId}`
    const checked = await folder.once(key, () => checkIntake(parts, own))
    switch (checked.kind) {
      case 'checked':
        return checked.intake
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'unfinished':
        throw errors.UNFINISHED()
      case 'unreadable':
        throw errors.UNREADABLE()
    }
  }),

  start: editors.intake.start.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId, intakes } = context
    const started = await startIntake(db, { ...input, userId, now: clock.now() })
    if (!started) throw errors.NOT_FOUND()
    if (started.state === 'running') intakes.run(started.intakeId)
    return started
  }),

  get: editors.intake.get.handler(async ({ context, input, errors }) => {
    const found = await findIntake(context.db, { ...input, userId: context.uid })
    if (!found) throw errors.NOT_FOUND()
    return found
  }),

  cancel: editors.intake.cancel.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId, intakes } = context
    const own = { ...input, userId, now: clock.now() }
    const cancelled = await cancelIntake(db, { ...own, workDir: intakes.workDir })
    if (!cancelled) throw errors.NOT_FOUND()
    return cancelled
  }),
}
