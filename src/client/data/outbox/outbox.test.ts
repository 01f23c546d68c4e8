import { describe, expect, test } from 'vitest'
import { backoffMs } from './outbox.ts'
import type { Box } from './outbox-box.ts'
import { createMemoryBox } from './outbox-box.ts'
import { createBrowser, createServer, mark, nameOf, place, settle, size } from './outbox-stage.ts'

describe('an outbox', () => {
  test('shows a wish at once and sends one after the other in their order', async () => {
    const { openTab, server, box } = createBrowser()
    const tab = await openTab()
    const fates = ['a', 'b', 'c'].map((storyId) => tab.add(mark(storyId)))
    expect(tab.names()).toEqual(['a', 'b', 'c'])
    expect(await Promise.all(fates)).toEqual(['done', 'done', 'done'])
    await settle()
    expect(server.made).toEqual(['a', 'b', 'c'])
    expect(tab.tab.applied).toEqual(['a', 'b', 'c'])
    expect(tab.names()).toEqual([])
    expect(await box?.list()).toEqual([])
  })

  test('keeps what cannot be sent offline, says so, and tries again with growing pauses', async () => {
    const { openTab, server, pauses } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    expect(await Promise.all([tab.add(mark('a')), tab.add(mark('b'))])).toEqual(['kept', 'kept'])
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
    expect(server.made).toEqual(['a', 'b'])
    expect(tab.names()).toEqual([])
  })

  test('drops what is refused, tells it, and goes on', async () => {
    const { openTab, server } = createBrowser()
    server.fates.push('is refused')
    const tab = await openTab()
    const told: string[] = []
    tab.hearSettled(({ waiting, answer }) => told.push(`${nameOf(waiting)} ${answer.kind}`))
    const refused = expect(tab.add(mark('a'))).rejects.toMatchObject({ code: 'NO' })
    await tab.add(mark('b'))
    await refused
    expect(server.made).toEqual(['b'])
    expect(tab.names()).toEqual([])
    expect(told).toEqual(['a refused', 'b done'])
  })

  test('sends again under the same key what may have arrived', async () => {
    const { openTab, server, pauses } = createBrowser()
    server.fates.push('is heard but its answer is lost')
    const tab = await openTab()
    const fate = tab.add(mark('a'))
    await settle()
    pauses.at(-1)?.end()
    expect(await fate).toBe('done')
    expect(server.sent).toHaveLength(2)
    expect(server.made).toEqual(['a'])
  })

  test('survives its tabs: what was sent and not acknowledged counts once', async () => {
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
    expect(server.made).toEqual(['a', 'b'])
  })

  test('of two tabs only one sends; both show all wishes and get all answers', async () => {
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
    expect([...server.made].sort()).toEqual(['a', 'b'])
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

  test('the next tab goes on when the one that led is gone', async () => {
    const { openTab, server } = createBrowser()
    server.isDown = true
    const [one, two] = [await openTab(), await openTab()]
    void one.add(mark('a'))
    await settle()
    server.isDown = false
    one.kill()
    await settle()
    expect(server.made).toEqual(['a'])
    expect(two.names()).toEqual([])
  })

  test('goes on in memory where nothing can be kept, in the same order', async () => {
    const full: Box = { ...createMemoryBox(), add: () => Promise.reject(new Error('quota')) }
    for (const box of [null, full]) {
      const { openTab, server } = createBrowser(createServer(), box)
      const [leading, other] = [await openTab(), await openTab()]
      await Promise.all([other.add(mark('a')), other.add(mark('b')), leading.add(mark('c'))])
      expect(server.made.filter((name) => name !== 'c')).toEqual(['a', 'b'])
      expect(server.made).toHaveLength(3)
    }
  })

  test('sends nothing more for an account that was left', async () => {
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

  test('merges settings and places that are not yet on their way; nothing else', async () => {
    const { openTab, server } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    const wishes = [
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
    for (const wish of wishes) void tab.add(wish)
    await settle()
    server.isDown = false
    tab.wake()
    await settle()
    expect(server.made).toEqual(['a', 'page 9', '{"readerTextSize":"22"}', 'b', 'page 7', 'b'])
    const finished = server.sent.filter(({ kind, input }) => {
      return kind === 'progress' && input.place.isFinished
    })
    expect(finished.map(nameOf)).toEqual(['page 9'])
  })

  test('leaving sends the place at once under its key; it counts once', async () => {
    const { openTab, server, box } = createBrowser()
    server.isDown = true
    const tab = await openTab()
    void tab.add(mark('a'))
    void tab.add(place(3))
    await settle()
    server.isDown = false
    tab.leave()
    await settle()
    expect(server.made).toEqual(['page 3'])
    tab.wake()
    await settle()
    expect(server.made).toEqual(['page 3', 'a'])
    expect(await box?.list()).toEqual([])
  })
})

test('the pause before another try is 1 to 30 s, half of it chance', () => {
  expect([0, 1, 2, 10].map((failures) => backoffMs(failures, 0))).toEqual([
    1000, 1000, 2000, 15_000,
  ])
  expect([0, 1, 2, 10].map((failures) => backoffMs(failures, 1))).toEqual([
    1000, 2000, 4000, 30_000,
  ])
})
