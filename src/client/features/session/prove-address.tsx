import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sendVerificationMail } from './auth-api.ts'
import { problemsOf } from './form-problem.ts'

/** Sends the link once more that proves whose the address is. */
export function ProveAddress({ email }: { email: string }) {
  const [text, setText] = useState<{ tone: 'positive' | 'danger'; words: string } | null>(null)
  const [isPending, setIsPending] = useState(false)
  const handleSend = async () => {
    if (isPending) return
    setIsPending(true)
    const [problem] = problemsOf(await sendVerificationMail())
    setIsPending(false)
    setText(
      problem
        ? { tone: 'danger', words: problem.text }
        : { tone: 'positive', words: m.settings_email_verify_sent({ email }) },
    )
  }
  return (
    <>
      {text && <Notice tone={text.tone}>{text.words}</Notice>}
      <Button aria-disabled={isPending} onClick={() => void handleSend()}>
        {m.settings_email_verify()}
      </Button>
    </>
  )
}
