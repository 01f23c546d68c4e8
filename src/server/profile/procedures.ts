import { withEventMeta } from '@orpc/server'
import { type CallContext, parents, signedIn } from '../platform/context.ts'
import { changeOnce, changeSender } from '../platform/sent-changes.ts'
import type { Session } from '../platform/session.ts'
import { createProfile, renameProfile, updateReader } from './commands.ts'
import { changePreferences } from './preferences.ts'
import { awaitProfile, findProfile } from './queries.ts'

export const profileProcedures = {
  get: signedIn.profile.get.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId } = context
    const found = await findProfile(db, { uid: input.uid, ownerId, now: clock.now() })
    if (!found) throw errors.NOT_FOUND()
    return found.profile
  }),

  create: signedIn.profile.create.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    if (input.uid !== uid) throw errors.NOT_FOUND()
    const now = clock.now()
    const created = await createProfile(db, { uid, givenName: input.displayName, now })
    const found = created && (await findProfile(db, { uid, ownerId: uid, now }))
    if (!found) throw errors.NOT_FOUND()
    return { profile: found.profile, created: created.isNew }
  }),

  update: parents.profile.update.handler(async ({ context, input, errors }) => {
    const { db, clock, uid: ownerId } = context
    const now = clock.now()
    const { uid, displayName } = input
    const isRenamed = await changeOnce(db, changeSender(context), (tx) =>
      renameProfile(tx, { uid, ownerId, displayName, now }),
    )
    const found = isRenamed ? await findProfile(db, { uid, ownerId, now }) : null
    if (!found) throw errors.NOT_FOUND()
    return found.profile
  }),

  updatePreferences: parents.profile.updatePreferences.handler(
    async ({ context, input, errors }) => {
      const own = { uid: input.uid, ownerId: context.uid, now: context.clock.now() }
      const result = await changePreferences(context, input)
      if (result.kind === 'too-many') throw errors.TOO_MANY_REQUESTS({ data: result.wait })
      if (result.kind === 'unverified') throw errors.EMAIL_UNVERIFIED()
      const found = result.kind === 'changed' ? await findProfile(context.db, own) : null
      if (!found) throw errors.NOT_FOUND()
      return found.profile
    },
  ),

  updateReader: signedIn.profile.updateReader.handler(async ({ context, input, errors }) => {
    const { db, clock } = context
    const now = clock.now()
    const { uid, ...change } = input
    const own = { uid, ownerId: context.uid, now }
    const isChanged = await changeOnce(db, changeSender(context), (tx) =>
      updateReader(tx, { ...own, change }),
    )
    const found = isChanged ? await findProfile(db, own) : null
    if (!found) throw errors.NOT_FOUND()
    return found.profile
  }),

  live: signedIn.profile.live.handler(async ({ context, input, signal, errors }) => {
    if (input.uid !== context.uid) throw errors.NOT_FOUND()
    if (!context.live.hasRoom()) throw errors.TOO_MANY_STREAMS()
    return streamProfile(context, signal, errors.UNAUTHORIZED)
  }),
}

async function* streamProfile(
  { db, clock, live, session: { uid, sessionId } }: CallContext & { session: Session },
  signal: AbortSignal | undefined,
  signedOut: () => Error,
) {
  let shownVersion = -1
  for await (const event of live.watch({
    userId: uid,
    sessionId,
    shownVersion: () => shownVersion,
    signal,
  })) {
    // Tells the page that its session is over, so that it need not ask.
    if (event === 'session-over') throw signedOut()
    const found = await awaitProfile(db, { uid, ownerId: uid, now: clock.now() })
    const version = found?.version ?? 0
    const isGone = !found && shownVersion > 0
    if (version <= shownVersion && !isGone) continue
    shownVersion = version
    yield found ? withEventMeta(found.profile, { id: String(version) }) : null
    if (isGone) return
  }
}
