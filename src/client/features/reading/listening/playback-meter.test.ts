import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Playback } from './playback-meter.ts'
import { meterPlayback } from './playback-meter.ts'

class FakeMedia extends EventTarget {
  currentTime = 0
  seeking = false
  paused = true

  tell(name: string) {
    this.dispatchEvent(new Event(name))
  }

  /** Plays in steps of a quarter of a second. */
  play(seconds: number) {
    for (let step = 0; step < seconds * 4; step++) {
      this.currentTime += 0.25
      vi.advanceTimersByTime(250)
      this.tell('timeupdate')
    }
  }

  seek(seconds: number) {
    this.currentTime = seconds
    this.seeking = true
    this.tell('timeupdate')
    this.tell('seeking')
    this.seeking = false
    this.tell('timeupdate')
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const metered = () => {
  const media = new FakeMedia()
  const reports: Playback[] = []
  const stop = meterPlayback(media as unknown as HTMLMediaElement, (playback) =>
    reports.push(playback),
  )
  return { media, reports, stop, seconds: () => reports.map(({ playedSeconds }) => playedSeconds) }
}

test('reports at the start, every 15 s and at a pause; each press on play counts anew', () => {
  const { media, reports, seconds } = metered()
  media.tell('playing')
  media.play(34)
  media.tell('pause')
  expect(seconds()).toEqual([0, 15, 30, 34])
  expect(new Set(reports.map(({ playbackId }) => playbackId)).size).toBe(1)

  media.tell('playing')
  media.play(2)
  media.tell('ended')
  expect(seconds().slice(4)).toEqual([0, 2])
  expect(reports[4]?.playbackId).not.toBe(reports[0]?.playbackId)
})

test('what is skipped is not played', () => {
  const { media, seconds } = metered()
  media.tell('playing')
  media.play(4)
  media.seek(300)
  media.play(3)
  media.seek(1)
  media.play(2)
  media.tell('pause')
  expect(seconds().at(-1)).toBe(9)
})

test('waiting for the net goes on with the same playback', () => {
  const { media, seconds } = metered()
  media.tell('playing')
  media.play(5)
  media.tell('playing')
  media.play(5)
  media.tell('pause')
  expect(seconds()).toEqual([0, 10])
})

test('leaving tells the rest, and afterwards nothing more', () => {
  const { media, stop, seconds } = metered()
  media.tell('playing')
  media.play(3)
  window.dispatchEvent(new Event('pagehide'))
  expect(seconds()).toEqual([0, 3])
  stop()
  media.play(20)
  expect(seconds()).toEqual([0, 3, 3])
})
