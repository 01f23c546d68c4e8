import { describe, expect, test } from 'vitest'
import { type ChangeQueue, createMemoryQueue } from './change-queue.ts'
import { backoffMs } from './outbox.ts'
import {
  createBrowser,
  createServer,
  mark,
  nameOf,
  place,
  settle,
  size,
} from './outbox-test-kit.ts'

describe('an outbox', () => {
  test('shows a change immediately and sends changes one after the other in their order', async () => {
    const { openTab, server, queue } = createBrowser()
    const tab = await openTab()
    const outcomes = ['a', 'b', 'c'].map((storyId) => tab.add(mark(storyId)))
    expect(tab.names()).toEqual(['a', 'b', 'c'])
    expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done'])
    await settle()
    expect(server.accepted).toEqual(['a', 'b', 'c'])
    expect(tab.tab.applied).toEqual(['a', 'b', 'c'])
    expect(tab.names()).toEqual([])
    expect(await queue?.list()).toEqual([])
  })

  test('stores changes offline, says so, and tries again with growing pauses', async () => {
    const { openTab, server, pauses } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    expect(await Promise.all([tab.add(mark('a')), tab.add(mark('b'))])).toEqual([
      'stored',
      'stored',
    ])
    for (const _ of Array(8)) {
      await settle()
      pauses.at(-1)?.end()
    }
    await settle()
    expect(tab.names()).toEqual(['a', 'b'])
    const delays = pauses.map(({ delayMs }) => delayMs)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(delays.at(-1)).toBe(30_000)
    server.isDown = false
    tab.wake()
    await settle()
    expect(server.accepted).toEqual(['a', 'b'])
    expect(tab.names()).toEqual([])
  })

  test('drops a refused change, reports it and continues', async () => {
    const { openTab, server } = createBrowser()
    server.fates.push('is refused')
    const tab = await openTab()
    const reported: string[] = []
    tab.onSettled(({ change, answer }) => reported.push(`${nameOf(change)} ${answer.kind}`))
    const refused = expect(tab.add(mark('a'))).rejects.toMatchObject({ code: 'NO' })
    await tab.add(mark('b'))
    await refused
    expect(server.accepted).toEqual(['b'])
    expect(tab.names()).toEqual([])
    expect(reported).toEqual(['a refused', 'b done'])
  })

  test('sends a change that may have arrived again under the same key', async () => {
    const { openTab, server, pauses } = createBrowser()
    server.fates.push('is heard but its answer is lost')
    const tab = await openTab()
    const outcome = tab.add(mark('a'))
    await settle()
    pauses.at(-1)?.end()
    expect(await outcome).toBe('done')
    expect(server.sent).toHaveLength(2)
    expect(server.accepted).toEqual(['a'])
  })

  test('outlives its tabs: a change that was sent and not acknowledged counts once', async () => {
    const { openTab, server } = createBrowser()
    server.fates.push('is heard but its answer is lost')
    const killed = await openTab()
    void killed.add(mark('a'))
    void killed.add(mark('b'))
    await settle()
    server.isDown = true
    killed.kill()
    const next = await openTab()
    expect(next.names()).toEqual([])
    server.isDown = false
    next.wake()
    await settle()
    expect(server.accepted).toEqual(['a', 'b'])
  })

  test('of two tabs only one sends; both show all changes and get all answers', async () => {
    const { openTab, server } = createBrowser()
    server.isDown = true
    const [one, two] = [await openTab(), await openTab()]
    void one.add(mark('a'))
    void two.add(mark('b'))
    await settle()
    expect([one.names(), two.names()].map((names) => names.sort())).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    server.isDown = false
    one.wake()
    await settle()
    expect([...server.accepted].sort()).toEqual(['a', 'b'])
    expect([one, two].map(({ names }) => names())).toEqual([[], []])
    expect([one, two].map(({ tab }) => tab.applied.length)).toEqual([2, 2])
  })

  test('a tab that does not lead leaves the sending to the one that does', async () => {
    const { openTab, server } = createBrowser()
    await openTab()
    const follower = await openTab()
    expect(await follower.add(mark('a'))).toBe('done')
    await settle()
    expect(server.sent).toHaveLength(1)
  })

  test('the next tab continues when the leading one closes', async () => {
    const { openTab, server } = createBrowser()
    server.isDown = true
    const [one, two] = [await openTab(), await openTab()]
    void one.add(mark('a'))
    await settle()
    server.isDown = false
    one.kill()
    await settle()
    expect(server.accepted).toEqual(['a'])
    expect(two.names()).toEqual([])
  })

  test('works in memory where nothing can be stored, in the same order', async () => {
    const full: ChangeQueue = {
      ...createMemoryQueue(),
      add: () => Promise.reject(new Error('quota')),
    }
    for (const queue of [null, full]) {
      const { openTab, server } = createBrowser(createServer(), queue)
      const [leading, other] = [await openTab(), await openTab()]
      await Promise.all([other.add(mark('a')), other.add(mark('b')), leading.add(mark('c'))])
      expect(server.accepted.filter((name) => name !== 'c')).toEqual(['a', 'b'])
      expect(server.accepted).toHaveLength(3)
    }
  })

  test('sends nothing more for an account that signed out', async () => {
    const { openTab, server } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    void tab.add(mark('a'))
    await settle()
    const count = server.sent.length
    tab.kill()
    server.isDown = false
    tab.wake()
    await settle()
    expect(server.sent).toHaveLength(count)
  })

  test('merges settings and places that are not being sent; nothing else', async () => {
    const { openTab, server } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    const changes = [
      mark('a'),
      place(2),
      size('18'),
      place(9, { isFinished: true }),
      size('22'),
      place(8),
      mark('b'),
      place(7),
      mark('b'),
    ]
    for (const change of changes) void tab.add(change)
    await settle()
    server.isDown = false
    tab.wake()
    await settle()
    expect(server.accepted).toEqual(['a', 'page 9', '{"readerTextSize":"22"}', 'b', 'page 7', 'b'])
    const finished = server.sent.filter(({ kind, input }) => {
      return kind === 'progress' && input.place.isFinished
    })
    expect(finished.map(nameOf)).toEqual(['page 9'])
  })

  test('leaving sends the place immediately under its key, and it counts once', async () => {
    const { openTab, server, queue } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    void tab.add(mark('a'))
    void tab.add(place(3))
    await settle()
    server.isDown = false
    tab.leave()
    await settle()
    expect(server.accepted).toEqual(['page 3'])
    tab.wake()
    await settle()
    expect(server.accepted).toEqual(['page 3', 'a'])
    expect(await queue?.list()).toEqual([])
  })
})

test('the pause before another try is 1 to 30 s, half of it random', () => {
  expect([0, 1, 2, 10].map((failures) => backoffMs(failures, 0))).toEqual([
    1000, 1000, 2000, 15_000,
  ])
  expect([0, 1, 2, 10].map((failures) => backoffMs(failures, 1))).toEqual([
    1000, 2000, 4000, 30_000,
  ])
})
