import { editors } from '../platform/context.ts'
import { cancelStoryImport, checkStoryImport, startStoryImport } from './commands.ts'
import { findStoryImport } from './queries.ts'

export const storyImportProcedures = {
  check: editors.storyImport.check.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId, files, scratch, examiner } = context
    const own = { uploadId: input.uploadId, userId, now: clock.now() }
    const dependencies = { db, files, scratch, examiner }
    const key = `import ${userId} ${own.uploadId}`
    const checked = await scratch.once(key, () => checkStoryImport(dependencies, own))
    switch (checked.kind) {
      case 'checked':
        return checked.storyImport
      case 'unknown':
        throw errors.NOT_FOUND()
      case 'unfinished':
        throw errors.UNFINISHED()
      case 'unreadable':
        throw errors.UNREADABLE()
    }
  }),

  start: editors.storyImport.start.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId, storyImports } = context
    const started = await startStoryImport(db, { ...input, userId, now: clock.now() })
    if (!started) throw errors.NOT_FOUND()
    if (started.state === 'running') storyImports.run(started.importId)
    return started
  }),

  get: editors.storyImport.get.handler(async ({ context, input, errors }) => {
    const found = await findStoryImport(context.db, { ...input, userId: context.uid })
    if (!found) throw errors.NOT_FOUND()
    return found
  }),

  cancel: editors.storyImport.cancel.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: userId, files } = context
    const own = { ...input, userId, now: clock.now() }
    const cancelled = await cancelStoryImport(db, files, own)
    if (!cancelled) throw errors.NOT_FOUND()
    return cancelled
  }),
}
