import { initialAids } from '../../contract/reader-choices.ts'
import type { OpenedStory, Progress, ReadingAids } from '../../contract/reading.ts'
import { findChild, findLimitsFor, findReaderLimits } from '../child/queries.ts'
import { berlinTimestamp } from '../platform/berlin-time.ts'
import { anyone, type CallContext, signedIn } from '../platform/context.ts'
import { changeOnce, changeSender, parseIdempotencyKey } from '../platform/sent-changes.ts'
import { createProfile } from '../profile/commands.ts'
import type { MonthCounter } from '../profile/queries.ts'
import { findCards, findContentHash, findStorySheet } from '../story/queries.ts'
import { findAids, updateAids } from './aids.ts'
import { openStory } from './commands.ts'
import { findStoryContent, type Recording, type StoryContent, toOpenedTexts } from './content.ts'
import { markFinished } from './finished.ts'
import { findProgress, saveProgress } from './progress.ts'
import { listRecordings, playRecording } from './recordings.ts'
import { listMonth, listStates } from './states.ts'
import { listUnfinished } from './unfinished.ts'

export const readingProcedures = {
  open: anyone.reading.open.handler(async ({ context, input, errors }) => {
    const { db, clock, headers } = context
    const session = await context.getSession()
    if (!session) {
      const content = await findSample(context, input.storyId)
      if (!content) throw errors.UNAUTHORIZED()
      return present(context, content, guest)
    }

    const { uid } = session
    const activeChildId = session.activeChildId ?? 'default'
    const childId = input.childId ?? activeChildId
    // Naming another child must not open a story beyond the active child's limits.
    if (childId !== activeChildId) {
      const limits = await findReaderLimits(db, session)
      if (!(await findStorySheet(db, input.storyId, limits))) throw errors.NOT_FOUND()
    }
    const request = {
      userId: uid,
      storyId: input.storyId,
      childId,
      // Throws without a key.
      key: parseIdempotencyKey(headers.get('idempotency-key') ?? ''),
      forOffline: input.forOffline,
      now: clock.now(),
    }
    const opening = await openWithProfile(db, request)
    switch (opening.kind) {
      case 'opened': {
        const content = await findStoryContent(db, { ...input, contentHash: opening.contentHash })
        if (!content) throw errors.NOT_FOUND()
        return present(context, content, { uid, childId, ...opening })
      }
      case 'quota-exceeded':
        throw errors.QUOTA_EXCEEDED({
          data: { counterReset: berlinTimestamp(opening.counterReset) },
        })
      case 'unverified':
        throw errors.EMAIL_UNVERIFIED()
      case 'key-used-for-another-story':
        throw errors.CONFLICT()
      case 'not-found':
        throw errors.NOT_FOUND()
      default:
        throw opening satisfies never
    }
  }),

  saveProgress: signedIn.reading.saveProgress.handler(async ({ context, input, errors }) => {
    const { db, clock, uid } = context
    const own = { ...input, ownerId: uid, now: clock.now() }
    const outcome = await changeOnce(db, changeSender(context), (tx) => saveProgress(tx, own))
    const saved = outcome === 'repeated' ? await findProgress(db, own) : outcome
    if (!saved) throw errors.NOT_FOUND()
    // Finishing a story changes lists, the diary and the unfinished stories.
    if (input.isFinished) context.familyChanged(uid)
    return saved
  }),

  listUnfinished: signedIn.reading.listUnfinished.handler(async ({ context, input, errors }) => {
    const limits = await findLimitsFor(context.db, context.session, input)
    if (!limits) throw errors.NOT_FOUND()
    return listUnfinished(context.db, { ...input, limits })
  }),

  listStates: signedIn.reading.listStates.handler(async ({ context, input, errors }) => {
    const limits = await findLimitsFor(context.db, context.session, input)
    if (!limits) throw errors.NOT_FOUND()
    return listStates(context.db, { ...input, limits })
  }),

  listMonth: signedIn.reading.listMonth.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid } = context
    if (input.uid !== uid) throw errors.NOT_FOUND()
    const limits = await findReaderLimits(db, session)
    return listMonth(db, { uid, limits, now: clock.now() })
  }),

  markFinished: signedIn.reading.markFinished.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid: ownerId } = context
    const limits = await findLimitsFor(db, session, input)
    const [known] = limits ? await findCards(db, [input.storyId], limits) : []
    if (!known) throw errors.NOT_FOUND()
    await markFinished(db, { ...input, ownerId, now: clock.now() })
    const found = await findChild(db, session, input)
    if (!found) throw errors.NOT_FOUND()
    context.familyChanged(ownerId)
    return found
  }),

  updateAids: signedIn.reading.updateAids.handler(async ({ context, input, errors }) => {
    const { uid, childId, ...change } = input
    const own = { uid, ownerId: context.uid, childId }
    const outcome = await changeOnce(context.db, changeSender(context), (tx) =>
      updateAids(tx, { ...own, change, now: context.clock.now() }),
    )
    const aids = outcome === 'repeated' ? await findAids(context.db, own) : outcome
    if (!aids) throw errors.NOT_FOUND()
    return aids
  }),

  listRecordings: signedIn.reading.listRecordings.handler(({ context }) =>
    listRecordings(context.db, { uid: context.uid, now: context.clock.now() }),
  ),

  playRecording: signedIn.reading.playRecording.handler(async ({ context, input, errors }) => {
    const { db, clock, session, uid, signer } = context
    const limits = await findReaderLimits(db, session)
    const [known] = await findCards(db, [input.storyId], [limits])
    if (!known) throw errors.NOT_FOUND()
    const childId = session.activeChildId ?? 'default'
    const outcome = await playRecording(db, { ...input, userId: uid, childId, now: clock.now() })
    switch (outcome.kind) {
      case 'granted':
        return {
          url: signer.sign(outcome.key, { uid, expiresAt: signer.expiryAt(clock.now()) }),
          secondsLeft: outcome.secondsLeft,
        }
      case 'used-up':
        throw errors.QUOTA_EXCEEDED({
          data: { counterReset: berlinTimestamp(outcome.counterReset) },
        })
      case 'not-found':
        throw errors.NOT_FOUND()
      default:
        throw outcome satisfies never
    }
  }),
}

/** Opens a story; right after signing up the user document may be missing, and is created first. */
async function openWithProfile(db: CallContext['db'], request: Parameters<typeof openStory>[1]) {
  const opening = await openStory(db, request)
  if (opening.kind !== 'not-found') return opening
  const created = await createProfile(db, { uid: request.userId, now: request.now })
  return created ? openStory(db, request) : opening
}

/** The content of the sample, which guests may read; null for other stories. */
async function findSample({ db }: CallContext, storyId: string): Promise<StoryContent | null> {
  const contentHash = await findContentHash(db, storyId)
  const content = contentHash ? await findStoryContent(db, { storyId, contentHash }) : null
  return content?.isSample ? content : null
}

interface ReaderState {
  /** '' for guests, whose reads are not counted. */
  uid: string
  childId: string | null
  counter: MonthCounter | null
  played: Recording[]
  progress: Progress | null
  aids: ReadingAids
}

const guest: ReaderState = {
  uid: '',
  childId: null,
  counter: null,
  played: [],
  progress: null,
  aids: initialAids,
}

/** The content for one reader, with signed addresses. */
function present(
  { clock, signer }: CallContext,
  content: StoryContent,
  { uid, childId, counter, played, progress, aids }: ReaderState,
): OpenedStory {
  const expiresAt = signer.expiryAt(clock.now())
  const sign = (key: string) => signer.sign(key, { uid, expiresAt })
  const left = (seconds: number | undefined) => (content.isSample ? null : (seconds ?? 0))
  const isPlayable = ({ language, medium }: Recording) =>
    content.isSample || played.some((one) => one.language === language && one.medium === medium)
  return {
    storyId: content.storyId,
    childId,
    titleSyllables: content.titleSyllables,
    coverImageUrl: content.coverImageUrl,
    isSample: content.isSample,
    texts: toOpenedTexts(content, sign, isPlayable),
    remaining: counter?.remaining ?? null,
    counterReset: counter ? berlinTimestamp(counter.counterReset) : null,
    progress,
    aids,
    audioSecondsLeft: left(counter?.audioSecondsLeft),
    videoSecondsLeft: left(counter?.videoSecondsLeft),
    addressesExpireAt: expiresAt.toISOString(),
  }
}
