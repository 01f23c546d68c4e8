import { lazy, Suspense } from 'react'
import { useFamily } from '../../child/use-family.ts'

/** A family with one child never needs its code. */
const Chooser = lazy(() => import('./chooser.tsx').then((code) => ({ default: code.Chooser })))

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
