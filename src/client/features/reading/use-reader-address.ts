import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReaderAddress } from './reader-address.ts'
import { parseAddress, withAddress } from './reader-address.ts'

type Change = (address: ReaderAddress) => ReaderAddress

/**
 * Page, view and language as the address says them. A change shows at once and replaces the
 * address without a new entry in the history.
 */
export function useReaderAddress(): [ReaderAddress, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const [address, setAddress] = useState(() => parseAddress(params))
  useEffect(() => {
    const wanted = withAddress(params, address)
    if (wanted.toString() === params.toString()) return
    setParams(wanted, { replace: true, preventScrollReset: true })
  }, [address, params, setParams])
  return [address, setAddress]
}
