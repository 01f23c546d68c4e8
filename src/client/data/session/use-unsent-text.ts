import { useEffect, useState } from 'react'
import { readStored, removeStored, store } from '../../lib/browser-storage.ts'
import { useAuth } from './session.tsx'
import { useFormKey } from './use-form-key.ts'

const storage = () => sessionStorage

/**
 * The unsent text of a form, which survives a reload of this tab and belongs to the account that wrote
 * it. An empty text is removed: call `change('')` after sending.
 */
export function useUnsentText(form: string): [text: string, change: (text: string) => void] {
  const { user } = useAuth()
  const [text, setText] = useState('')
  const formKey = useFormKey()
  const [textFormKey, setTextFormKey] = useState(formKey)
  // The next account must not see the text of the previous one.
  if (textFormKey !== formKey) {
    setTextFormKey(formKey)
    setText('')
  }
  const key = `words:${user?.uid ?? ''}:${form}` as const
  // A prerendered page has an empty form.
  useEffect(() => {
    const stored = readStored(key, storage)
    if (typeof stored === 'string') setText((typed) => typed || stored)
  }, [key])
  const change = (changed: string) => {
    setText(changed)
    if (changed === '') removeStored(key, storage)
    else store(key, changed, storage)
  }
  return [text, change]
}
