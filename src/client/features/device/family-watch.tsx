import { useReaderChange } from '../child/use-reader-change.ts'
import { AskWhoReads } from './chooser/ask-who-reads.tsx'

/** Follows who reads in this browser; asks where nobody has chosen and the page may be covered. */
export function FamilyWatch({ mayAsk }: { mayAsk: boolean }) {
  useReaderChange()
  return mayAsk && <AskWhoReads />
}
