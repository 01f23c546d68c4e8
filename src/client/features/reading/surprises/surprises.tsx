import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoryPage } from '../../../../contract/story-page.ts'
import { now } from '../../../lib/clock.ts'
import { readStoredTimer } from '../listening/sleep/sleep-timer.ts'
import { dimmingChoice, useDeviceChoice } from '../shared/device-choice.ts'
import { playSound, type Sound } from './sounds.ts'
import { containedBox, surpriseAt } from './surprise-at.ts'
import { type Effect, SurpriseEffect } from './surprise-effect.tsx'
import './surprises.css'
import './surprise-motion.css'

export interface SurprisesProps {
  sheet: RefObject<HTMLElement | null>
  /** The shown pages, left to right; none on the closing page. */
  pages: readonly StoryPage[]
  /** Changes with each turn. */
  shownKey: string
  isEnd: boolean
  /** Whether the sleep timer has ended the reading. */
  isBedtime: boolean
  isListening: boolean
}

/** A pointer that moves further than this does not tap; CSS pixels. */
const maxMovePx = 10
/** Time to look at a new page before its things glint. */
const glintDelayMs = 1200

/**
 * Things in the pictures that answer a touch, and the sound of paper at a turn. All is still at bedtime and
 * for users who prefer reduced motion; narration keeps the sounds away. Hidden from screen readers and the
 * keyboard, as nothing of the story is lost without it.
 */
export function Surprises(props: SurprisesProps) {
  const { sheet, pages, shownKey, isEnd, isListening } = props
  const [effects, setEffects] = useState<Effect[]>([])
  const nextId = useRef(0)
  const hasTouched = useRef(false)
  const isDimmed = useDeviceChoice(dimmingChoice) !== 'off'

  const isStill = () =>
    isDimmed ||
    props.isBedtime ||
    readStoredTimer(now().getTime()).kind !== 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const play = (sound: Sound) => {
    if (!isListening) playSound(sound)
  }
  /** Adds an effect; a thing that still answers does not answer again. */
  const show = (effect: Omit<Effect, 'id'>) => {
    const isRunning = effects.some(
      ({ surprise, look }) => surprise === effect.surprise && look === effect.look,
    )
    if (isRunning) return false
    nextId.current += 1
    const id = nextId.current
    setEffects((before) => [...before, { ...effect, id }])
    return true
  }

  /** The shown pictures in the sheet's pixels, with their things. */
  const findPictures = () => {
    const root = sheet.current
    if (!root) return []
    const origin = root.getBoundingClientRect()
    return [...root.querySelectorAll('.book')].flatMap((book, index) => {
      const image = book.querySelector<HTMLImageElement>('.book-picture img')
      const surprises = pages[index]?.surprises ?? []
      if (!image || image.naturalWidth === 0 || surprises.length === 0) return []
      const natural = { width: image.naturalWidth, height: image.naturalHeight }
      const box = containedBox(image.getBoundingClientRect(), natural)
      const boxInSheet = { ...box, left: box.left - origin.left, top: box.top - origin.top }
      return [{ image, surprises, box, boxInSheet }]
    })
  }

  const handleTap = useEffectEvent((event: MouseEvent) => {
    const point = { x: event.clientX, y: event.clientY }
    const isOnPicture = (picture: Element | null) =>
      event.target instanceof Node && picture?.contains(event.target) === true
    for (const { image, surprises, box, boxInSheet } of findPictures()) {
      if (!isOnPicture(image.closest('.book-picture')) || isStill()) continue
      const surprise = surpriseAt(surprises, point, { box, windowWidth: window.innerWidth })
      if (!surprise) continue
      event.preventDefault()
      event.stopPropagation()
      hasTouched.current = true
      if (show({ surprise, box: boxInSheet, look: surprise.kind })) play(surprise.kind)
      return
    }
  })
  useEffect(() => {
    const root = sheet.current
    if (!root) return
    let press: MouseEvent | null = null
    const abort = new AbortController()
    // In the capture phase, before the taps that turn pages.
    const options = { signal: abort.signal, capture: true }
    const remember = (event: PointerEvent) => {
      press = event
    }
    const answer = (event: MouseEvent) => {
      const from = press
      press = null
      if (!from || event.button !== 0) return
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > maxMovePx) return
      handleTap(event)
    }
    root.addEventListener('pointerdown', remember, options)
    root.addEventListener('click', answer, options)
    return () => abort.abort()
  }, [sheet])

  const handleTurn = useEffectEvent(() => {
    if (isStill()) return
    play('paper')
    if (isEnd) play('end')
  })
  const handleGlint = useEffectEvent(() => {
    if (isStill() || hasTouched.current) return
    for (const { surprises, boxInSheet } of findPictures())
      for (const surprise of surprises) show({ surprise, box: boxInSheet, look: 'glint' })
  })
  const shownBefore = useRef(shownKey)
  useEffect(() => {
    if (shownBefore.current !== shownKey) {
      shownBefore.current = shownKey
      setEffects([])
      handleTurn()
    }
    const timer = setTimeout(handleGlint, glintDelayMs)
    return () => clearTimeout(timer)
  }, [shownKey])

  return effects.map((effect) => (
    <SurpriseEffect
      key={effect.id}
      effect={effect}
      onEnd={() => setEffects((before) => before.filter(({ id }) => id !== effect.id))}
    />
  ))
}
