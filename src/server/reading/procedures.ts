import { ORPCError } from '@orpc/server'
import type { OpenedStory } from '../../contract/reading.ts'
import { IdempotencyKey } from '../../contract/reading.ts'
import type { CallContext } from '../platform/context.ts'
import { anyone } from '../platform/context.ts'
import type { ReadCounter } from '../profile/queries.ts'
import { berlinTimestamp } from '../profile/rules.ts'
import { findContentHash } from '../story/queries.ts'
import { openStory } from './commands.ts'
import type { StoryContent } from './content.ts'
import { findStoryContent, toOpenedTexts } from './content.ts'

export const readingProcedures = {
  open: anyone.reading.open.handler(async ({ context, input, errors }) => {
    const { db, clock, headers } = context
    const session = await context.getSession()
    if (!session) {
      const content = await findSample(context, input.storyId)
      if (!content) throw errors.UNAUTHORIZED()
      return present(context, content, { uid: '', counter: null })
    }

    const { uid } = session
    const opening = await openStory(db, {
      userId: uid,
      storyId: input.storyId,
      childId: input.childId ?? 'default',
      key: readKey(headers),
      now: clock.now(),
    })
    switch (opening.kind) {
      case 'opened': {
        const content = await findStoryContent(db, { ...input, contentHash: opening.contentHash })
        if (!content) throw errors.NOT_FOUND()
        return present(context, content, { uid, counter: opening.counter })
      }
      case 'quota-exceeded':
        throw errors.QUOTA_EXCEEDED({
          data: { counterReset: berlinTimestamp(opening.counterReset) },
        })
      case 'key-used-for-another-story':
        throw errors.CONFLICT()
      case 'not-found':
        throw errors.NOT_FOUND()
      default:
        throw opening satisfies never
    }
  }),
}

/** The content of the story that guests may read; null for every other. */
async function findSample({ db }: CallContext, storyId: string): Promise<StoryContent | null> {
  const contentHash = await findContentHash(db, storyId)
  const content = contentHash ? await findStoryContent(db, { storyId, contentHash }) : null
  return content?.isSample ? content : null
}

/** The key travels in a header, like every idempotency key; without one nothing is opened. */
function readKey(headers: Headers): string {
  const parsed = IdempotencyKey.safeParse(headers.get('idempotency-key') ?? '')
  if (parsed.success) return parsed.data
  throw new ORPCError('BAD_REQUEST', {
    message: 'Bitte prüfe deine Angaben.',
    data: { fields: [{ path: 'Idempotency-Key', reason: 'invalid' }] },
  })
}

/** The content as one reader gets it; `uid` '' is a guest, whose reads are not counted. */
function present(
  { clock, signer }: CallContext,
  content: StoryContent,
  { uid, counter }: { uid: string; counter: ReadCounter | null },
): OpenedStory {
  const expiresAt = signer.expiryAt(clock.now())
  return {
    storyId: content.storyId,
    coverImageUrl: content.coverImageUrl,
    isSample: content.isSample,
    texts: toOpenedTexts(content, (key) => signer.sign(key, { uid, expiresAt })),
    remaining: counter?.remaining ?? null,
    counterReset: counter ? berlinTimestamp(counter.counterReset) : null,
    addressesExpireAt: expiresAt.toISOString(),
  }
}
