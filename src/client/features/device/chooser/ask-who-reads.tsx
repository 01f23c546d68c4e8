import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useFamily } from '../../child/use-family.ts'

/** A family with one child never needs its code. */
const Chooser = lazyPart(() => import('./chooser.tsx').then((code) => code.Chooser))

/** Asks who reads where there are several children and nobody has chosen in this browser yet. */
export function AskWhoReads() {
  const { device, children } = useFamily()
  if (!device || device.activeChildId !== null || children.length < 2) return null
  return (
    <Suspense>
      <Chooser isFirst onClose={() => undefined} />
    </Suspense>
  )
}
