import { useFamily } from '../../child/use-family.ts'
import { Chooser } from './chooser.tsx'

/** Asks who reads where there are several children and nobody has chosen in this browser yet. */
export function AskWhoReads() {
  const { device, children } = useFamily()
  if (!device || device.activeChildId !== null || children.length < 2) return null
  return <Chooser isFirst onClose={() => undefined} />
}
