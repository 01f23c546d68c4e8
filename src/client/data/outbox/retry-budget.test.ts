import { describe, expect, test } from 'vitest'
import { createBrowser, mark, nameOf, settle } from './outbox-test-kit.ts'
import type { SettledChange } from './send-result.ts'

/** A tab whose server fails, and the settled changes that it reports. */
async function createFailingBrowser() {
  const browser = createBrowser()
  browser.server.isFailing = true
  const tab = await browser.openTab()
  const reported: string[] = []
  tab.onSettled(({ change, answer }: SettledChange) =>
    reported.push(`${nameOf(change)} ${answer.kind}`),
  )
  return { ...browser, tab, reported }
}

/** Ends all pauses. */
async function passPauses({ pauses }: Pick<ReturnType<typeof createBrowser>, 'pauses'>) {
  await settle()
  for (let at = 0; at < 20; at++) {
    pauses.at(-1)?.end()
    await settle()
  }
}

describe('a server that fails while the browser is online', () => {
  test('is tried again for at most 10 s, then the change is dropped and reported with the reason', async () => {
    const browser = await createFailingBrowser()
    const { tab, server, clock, queue, reported } = browser
    const refused = expect(tab.add(mark('a'))).rejects.toEqual({ code: 'DOWN', status: 500 })
    await settle()
    expect(tab.names()).toEqual(['a'])
    await passPauses(browser)
    await refused
    expect(server.sent.length).toBeGreaterThan(2)
    expect(clock.ms).toBeLessThanOrEqual(10_000)
    expect(tab.names()).toEqual([])
    expect(await queue?.list()).toEqual([])
    expect(reported).toEqual(['a refused'])
  })

  test('that does not answer gets 10 s in total', async () => {
    const browser = await createFailingBrowser()
    const { tab, server, clock } = browser
    server.hangs = (longestMs) => {
      clock.ms += longestMs
    }
    await expect(tab.add(mark('a'))).rejects.toMatchObject({ status: 500 })
    expect(clock.ms).toBe(10_000)
  })

  test('gets one more try for each waiting change, and accepts what it can', async () => {
    const browser = await createFailingBrowser()
    const { tab, server, reported } = browser
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map((storyId) => tab.add(mark(storyId))))
    server.failsFor = (name) => name !== 'c'
    await passPauses(browser)
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(server.accepted).toEqual(['c'])
    expect(reported).toEqual(['a refused', 'b refused', 'c done'])
  })

  test('is reported to every tab', async () => {
    const browser = await createFailingBrowser()
    const follower = await browser.openTab()
    const refused = expect(follower.add(mark('a'))).rejects.toMatchObject({ status: 500 })
    await passPauses(browser)
    await refused
    expect([browser.tab.names(), follower.names()]).toEqual([[], []])
    expect(browser.reported).toEqual(['a refused'])
  })
})

describe('the budget is not used up', () => {
  test('while the browser is offline, however long', async () => {
    const browser = await createFailingBrowser()
    const { tab, server, reported } = browser
    server.isDown = true
    expect(await tab.add(mark('a'))).toBe('stored')
    await passPauses(browser)
    expect(tab.names()).toEqual(['a'])
    expect(reported).toEqual([])
    server.isDown = false
    server.isFailing = false
    tab.wake()
    await settle()
    expect(server.accepted).toEqual(['a'])
  })

  test('by tries that were lost before the browser noticed that it is offline', async () => {
    const browser = await createFailingBrowser()
    const { tab, server, pauses, clock } = browser
    const outcome = tab.add(mark('a'))
    await settle()
    for (const _ of [1, 2]) {
      pauses.at(-1)?.end()
      await settle()
    }
    server.isDown = true
    tab.wake()
    expect(await outcome).toBe('stored')
    server.isDown = false
    tab.wake()
    await settle()
    for (const _ of [1, 2, 3]) {
      pauses.at(-1)?.end()
      await settle()
    }
    expect(clock.ms).toBe(10_000)
    expect(tab.names()).toEqual(['a'])
  })

  test('while the machine sleeps, in a pause or during a call', async () => {
    const browser = await createFailingBrowser()
    const { tab, server, pauses, clock } = browser
    void tab.add(mark('a')).catch(() => undefined)
    await settle()
    clock.ms += 3_600_000
    pauses.at(-1)?.end()
    await settle()
    expect(tab.names()).toEqual(['a'])
    server.hangs = () => {
      clock.ms += 3_600_000
    }
    pauses.at(-1)?.end()
    await settle()
    expect(tab.names()).toEqual(['a'])
    server.hangs = () => undefined
    server.isFailing = false
    pauses.at(-1)?.end()
    await settle()
    expect(server.accepted).toEqual(['a'])
  })
})
