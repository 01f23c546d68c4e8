import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmationWords } from '../../../contract/family.ts'
import type { Deletion } from '../../../contract/privacy.ts'
import { api } from '../../data/core/api.ts'
import { useAuth } from '../../data/session/session.tsx'
import { getLocale } from '../../paraglide/runtime.js'

interface DeletionRequest {
  uid: string
  email: string
  /** Empty if the user confirmed their identity with Google. */
  password: string
  subscriptionEnd: 'now' | 'period-end'
}

/** The accepted deletion, with the address that the mail went to. */
export type AcceptedDeletion = Deletion & { email: string }

export interface DeletionState {
  send: (request: DeletionRequest) => void
  isSending: boolean
  error: Error | null
  accepted: AcceptedDeletion | null
}

/** Confirms the identity, requests the deletion and signs this browser out. */
export function useDeletion(): DeletionState {
  const { signOut } = useAuth()
  const [accepted, setAccepted] = useState<AcceptedDeletion | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ uid, password, subscriptionEnd }: DeletionRequest) => {
      if (password !== '') await api.gate.open({ password })
      const confirmation = confirmationWords[getLocale()]
      return api.privacy.requestDeletion({ uid, confirmation, subscriptionEnd })
    },
    onSuccess: (deletion, { email }) => {
      setAccepted({ ...deletion, email })
      // The server has ended the session; this clears the cookie and the browser's data.
      void signOut(async () => {})
    },
    networkMode: 'always',
  })
  return { send: mutate, isSending: isPending, error, accepted }
}
