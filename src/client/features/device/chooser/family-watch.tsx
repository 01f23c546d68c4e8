import { useFamily } from '../../child/use-family.ts'
import { useReaderChange } from '../../child/use-reader-change.ts'
import { Chooser } from './chooser.tsx'

/** Refreshes the data of another active child, and asks who reads if nobody is chosen and the page allows it. */
export function FamilyWatch({ mayAsk }: { mayAsk: boolean }) {
  useReaderChange()
  return mayAsk && <AskWhoReads />
}

/** Opens the chooser in families with several children and no active child in this browser. */
function AskWhoReads() {
  const { device, children } = useFamily()
  if (!device || device.activeChildId !== null || children.length < 2) return null
  return <Chooser isRequired onClose={() => undefined} />
}
