import { randomUUID } from 'node:crypto'
import type { Log } from '../../src/server/platform/log.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { giveContract } from '../support/billing.ts'
import type { DatabaseServer } from '../support/cluster.ts'
import { startTestStripe } from '../support/demo-stripe.ts'
import { createReadyDraft } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import { silentLog } from '../support/log.ts'
import { post } from '../support/news.ts'
import { addPoll, candidateId } from '../support/polls.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'
import { upload } from '../support/uploads.ts'
import { verifyMailbox } from '../support/verification.ts'
import type { KnownValues } from './inputs.ts'
import type { Role } from './tries.ts'

const start = '2026-11-21T10:00:00Z'
const month = '2026-11'
/** Placeholder for the caller's account, which may change between calls. */
export const ownUid = 'uid-of-the-caller'

/** The product with one object of each kind, and a user in each role. */
export interface World {
  app: TestApp
  knownValues: KnownValues
  callers: Record<Role, TestUser>
  /** Returns and clears the logged errors. */
  takeErrors(): string[]
  /** Gives a role a new account. */
  renew(role: Role): Promise<void>
  /** Moves the clock by 16 minutes, which resets rate limits. */
  passTime(): void
  close(): Promise<void>
}

export async function createWorld(databaseServer?: DatabaseServer): Promise<World> {
  const errors: string[] = []
  const log: Log = {
    ...silentLog,
    error: (...entry: unknown[]) => void errors.push(entry.map(describeEntry).join(' ')),
  }
  let app: TestApp | undefined
  const demoStripe = await startTestStripe({
    clock: { now: () => app?.clock.now() ?? new Date(start) },
  })
  const opened = await createTestApp(start, { stripe: demoStripe.settings, databaseServer, log })
  app = opened

  const signUp: Record<Role, () => Promise<TestUser>> = {
    guest: async () => opened.guest,
    async parent() {
      const parent = await opened.signUp()
      await verifyMailbox(opened, parent)
      return parent
    },
    editor: () => signUpEditor(opened),
  }
  const callers = {
    guest: opened.guest,
    parent: await signUp.parent(),
    editor: await signUp.editor(),
  }
  const knownValues = await createObjects(opened, callers)
  return {
    app: opened,
    knownValues,
    callers,
    takeErrors: () => errors.splice(0),
    async renew(role) {
      callers[role] = await signUp[role]()
    },
    passTime: () =>
      opened.clock.set(new Date(opened.clock.now().getTime() + 16 * 60_000).toISOString()),
    async close() {
      await demoStripe.stop()
      await opened.close()
    },
  }
}

const describeEntry = (entry: unknown): string => {
  const { err } = Object(entry)
  if (!(err instanceof Error)) return typeof entry === 'string' ? entry : ''
  const cause = err.cause instanceof Error ? ` <- ${err.cause.message}` : ''
  return `${err.message.split('\n')[0]}${cause}`.slice(0, 300)
}

/** Creates one object of each kind. */
async function createObjects(
  app: TestApp,
  { parent, editor }: Pick<World['callers'], 'parent' | 'editor'>,
): Promise<KnownValues> {
  const storyId = 'erste'
  await addStory(app, storyId, { sample: true })
  await addStory(app, 'zweite')
  await addPoll(app, month, { storyId })
  const draft = await createReadyDraft(app, editor, 'Der Entwurf')
  await editor.api.news.save(post('neues'))
  const { itemId } = await editor.api.roadmap.create({
    titles: { de: 'Geschichten vom Meer' },
    bodies: { de: '' },
    state: 'planned',
    month: null,
  })
  const { reportId } = await parent.api.story.report({
    storyId,
    language: 'de',
    reason: 'other',
    page: 1,
    note: '',
  })
  const { number } = await parent.api.contact.send({
    topic: 'reading',
    name: 'Erna Winter',
    email: parent.email,
    message: 'Die Silben sind bei uns nicht bunt.',
    language: 'de',
    messageId: randomUUID(),
  })
  const { orderNumber } = await parent.api.billing.order({ item: 'family-year' })
  const subscriptionId = await giveContract(app, {
    userId: parent.uid,
    item: 'family-month',
    until: new Date('2026-12-21T10:00:00Z'),
  })
  const table = new TextEncoder().encode('Kennung;Titel;Text\nhase;Der Hase;Es war einmal.')
  const { importId } = await editor.api.storyImport.check({
    uploadId: await upload(editor, 'import', table, 'liste.csv'),
  })
  const uploadId = await upload(editor, 'picture', new Uint8Array([1, 2, 3]), 'Bild.png')
  return {
    uid: ownUid,
    childId: 'default',
    childIds: ['default'],
    storyId,
    storyIds: [storyId, draft.storyId],
    story: draft.story,
    slug: 'neues',
    itemId,
    reportId,
    number,
    orderNumber,
    subscriptionId,
    importId,
    uploadId,
    month,
    candidateId: candidateId(month, 1),
    password: 'sieben lila Löwen',
    email: parent.email,
  }
}
