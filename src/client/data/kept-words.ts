import { useEffect, useState } from 'react'
import { forgetKept, keep, readKept } from '../lib/kept.ts'
import { useAuth } from './session.tsx'
import { useFormKey } from './use-form-key.ts'

const storage = () => sessionStorage

/**
 * Words of a form that outlive a reload of this tab, for whoever wrote them; empty ones are forgotten,
 * as after sending.
 */
export function useKeptWords(form: string): [words: string, change: (words: string) => void] {
  const { user } = useAuth()
  const [words, setWords] = useState('')
  const left = useFormKey()
  const [writtenAfter, setWrittenAfter] = useState(left)
  // Words of an account that has left are not the next one's.
  if (writtenAfter !== left) {
    setWrittenAfter(left)
    setWords('')
  }
  const key = `words:${user?.uid ?? ''}:${form}` as const
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
