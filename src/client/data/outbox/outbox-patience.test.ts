import { describe, expect, test } from 'vitest'
import { createBrowser, mark, nameOf, settle } from './outbox-stage.ts'
import type { Settled } from './send-answer.ts'

/** A tab whose server fails, and what it tells of changes that are through. */
async function createFailing() {
  const browser = createBrowser()
  browser.server.isFailing = true
  const tab = await browser.openTab()
  const told: string[] = []
  tab.hearSettled(({ waiting, answer }: Settled) => told.push(`${nameOf(waiting)} ${answer.kind}`))
  return { ...browser, tab, told }
}

/** Lets pauses go by until there is none. */
async function passPauses({ pauses }: Pick<ReturnType<typeof createBrowser>, 'pauses'>) {
  await settle()
  for (let at = 0; at < 20; at++) {
    pauses.at(-1)?.end()
    await settle()
  }
}

describe('a server that fails while the browser is online', () => {
  test('is tried again for at most 10 s, then the change is gone, and told with the reason', async () => {
    const browser = await createFailing()
    const { tab, server, clock, box, told } = browser
    const refused = expect(tab.add(mark('a'))).rejects.toEqual({ code: 'DOWN', status: 500 })
    await settle()
    expect(tab.names()).toEqual(['a'])
    await passPauses(browser)
    await refused
    expect(server.sent.length).toBeGreaterThan(2)
    expect(clock.ms).toBeLessThanOrEqual(10_000)
    expect(tab.names()).toEqual([])
    expect(await box?.list()).toEqual([])
    expect(told).toEqual(['a refused'])
  })

  test('that does not answer gets 10 s in all', async () => {
    const browser = await createFailing()
    const { tab, server, clock } = browser
    server.hangs = (longestMs) => {
      clock.ms += longestMs
    }
    await expect(tab.add(mark('a'))).rejects.toMatchObject({ status: 500 })
    expect(clock.ms).toBe(10_000)
  })

  test('has one more try for each change that waited behind, and takes what it can', async () => {
    const browser = await createFailing()
    const { tab, server, told } = browser
    const fates = Promise.allSettled(['a', 'b', 'c'].map((storyId) => tab.add(mark(storyId))))
    server.refusesToTake = (name) => name !== 'c'
    await passPauses(browser)
    expect((await fates).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(server.made).toEqual(['c'])
    expect(told).toEqual(['a refused', 'b refused', 'c done'])
  })

  test('is heard of in every tab', async () => {
    const browser = await createFailing()
    const follower = await browser.openTab()
    const refused = expect(follower.add(mark('a'))).rejects.toMatchObject({ status: 500 })
    await passPauses(browser)
    await refused
    expect([browser.tab.names(), follower.names()]).toEqual([[], []])
    expect(browser.told).toEqual(['a refused'])
  })
})

describe('patience is not used up', () => {
  test('while the browser is offline, however long', async () => {
    const browser = await createFailing()
    const { tab, server, told } = browser
    server.isDown = true
    expect(await tab.add(mark('a'))).toBe('kept')
    await passPauses(browser)
    expect(tab.names()).toEqual(['a'])
    expect(told).toEqual([])
    server.isDown = false
    server.isFailing = false
    tab.wake()
    await settle()
    expect(server.made).toEqual(['a'])
  })

  test('by what was lost before the browser noticed that it is offline', async () => {
    const browser = await createFailing()
    const { tab, server, pauses, clock } = browser
    const fate = tab.add(mark('a'))
    await settle()
    for (const _ of [1, 2]) {
      pauses.at(-1)?.end()
      await settle()
    }
    server.isDown = true
    tab.wake()
    expect(await fate).toBe('kept')
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

  test('by the sleep of the machine, in a pause or while a call is out', async () => {
    const browser = await createFailing()
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
    expect(server.made).toEqual(['a'])
  })
})
