import { useEffect, useState } from 'react'
import { forgetKept, keep, readKept } from '../lib/kept.ts'
import { useAuth } from './session.tsx'

const storage = () => sessionStorage

/**
 * Words of a form that outlive a reload of this tab, for whoever wrote them; empty ones are forgotten,
 * as after sending.
 */
export function useKeptWords(form: string): [words: string, change: (words: string) => void] {
  const { user } = useAuth()
  const [words, setWords] = useState('')
  const key = `words:${user?.uid ?? ''}:${form}`
  // A prerendered page has an empty form.
  useEffect(() => {
    const kept = readKept(key, storage)
    if (typeof kept === 'string') setWords((typed) => typed || kept)
  }, [key])
  const change = (changed: string) => {
    setWords(changed)
    if (changed === '') forgetKept(key, storage)
    else keep(key, changed, storage)
  }
  return [words, change]
}
