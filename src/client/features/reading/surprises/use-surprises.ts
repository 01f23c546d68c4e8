import { type ComponentType, useEffect, useState } from 'react'
import { useLazyPart } from '../../../lib/lazy-part.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { surprisesChoice, useDeviceChoice } from '../shared/device-choice.ts'
import { preloadedPart } from '../shared/preloaded-parts.ts'
import type { SurprisesProps } from './surprises.tsx'

const surprises = preloadedPart(() => import('./surprises.tsx').then((code) => code.Surprises))

/** The surprises and sounds, once the page is readable and unless they are switched off. */
export function useSurprises(): ComponentType<SurprisesProps> | null {
  const isOn = useDeviceChoice(surprisesChoice) === 'on'
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  // Without their code, the story stays as it is.
  return useLazyPart(surprises, isOn && isIdle, () => undefined)
}
