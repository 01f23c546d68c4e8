import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Deletion } from '../../../contract/privacy.ts'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'

interface DeletionWish {
  uid: string
  email: string
  /** Empty where Google has said who is there. */
  password: string
  subscriptionEnd: 'now' | 'period-end'
}

/** What was answered to the wish, with the address that the mail went to. */
export type GrantedDeletion = Deletion & { email: string }

export interface DeletionState {
  send: (wish: DeletionWish) => void
  isSending: boolean
  error: Error | null
  granted: GrantedDeletion | null
}

/** Confirms who is there, has the account deleted and signs this browser out. */
export function useDeletion(): DeletionState {
  const { signOut } = useAuth()
  const [granted, setGranted] = useState<GrantedDeletion | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ uid, password, subscriptionEnd }: DeletionWish) => {
      if (password !== '') await api.gate.open({ password })
      return api.privacy.requestDeletion({ uid, confirmation: 'LÖSCHEN', subscriptionEnd })
    },
    onSuccess: (deletion, { email }) => {
      setGranted({ ...deletion, email })
      // The session is gone already; the cookie goes, and so does what this browser still knows.
      void signOut(async () => {})
    },
    networkMode: 'always',
  })
  return { send: mutate, isSending: isPending, error, granted }
}
