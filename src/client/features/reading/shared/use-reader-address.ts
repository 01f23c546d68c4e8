import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { parseAddress, type ReaderAddress, withAddress } from './reader-address.ts'

type Change = (address: ReaderAddress) => ReaderAddress

/**
 * Page, view and language of the address. A change shows immediately and replaces the address without a
 * new entry in the history.
 */
export function useReaderAddress(): [ReaderAddress, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const [address, setAddress] = useState(() => parseAddress(params))
  useEffect(() => {
    const next = withAddress(params, address)
    if (next.toString() === params.toString()) return
    setParams(next, { replace: true, preventScrollReset: true })
  }, [address, params, setParams])
  return [address, setAddress]
}
