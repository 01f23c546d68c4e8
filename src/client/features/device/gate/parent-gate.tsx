import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import picture from '../gate.svg'
import { useDevice } from '../use-device.ts'
import { PasswordGate } from './password-gate.tsx'
import { PinGate } from './pin-gate.tsx'
import { SoftGate } from './soft-gate.tsx'
import './gate.css'

interface ParentGateProps {
  /** In a dialog the page keeps its own first heading. */
  headingLevel?: 'h1' | 'h2'
  /** What opens behind the gate, in a sentence. */
  text?: string
  /** Called once the PIN, the password or the numbers were right. */
  onPassed: () => void
  /** Back to where a child may be. */
  onBack: () => void
  backLabel: string
}

/** The garden gate in front of the parents' area: PIN where there is one, else numbers in words. */
export function ParentGate(props: ParentGateProps) {
  const { headingLevel: Heading = 'h1', text, onPassed, onBack, backLabel } = props
  const { device } = useDevice()
  const [isByPassword, setByPassword] = useState(false)
  const headingId = useId()
  return (
    <section className="gate paper" aria-labelledby={headingId}>
      <img className="gate-picture" src={picture} width={240} height={150} alt="" />
      <Heading id={headingId} tabIndex={-1}>
        {m.gate_heading()}
      </Heading>
      <p>{text ?? m.gate_text()}</p>
      {!device?.hasPin ? (
        <SoftGate onPassed={onPassed} />
      ) : isByPassword ? (
        <PasswordGate onPassed={onPassed} onPin={() => setByPassword(false)} />
      ) : (
        <PinGate
          hasPassword={device.hasPassword}
          onPassed={onPassed}
          onPassword={() => setByPassword(true)}
        />
      )}
      <div className="gate-foot">
        <Button onClick={onBack}>{backLabel}</Button>
        {/* The law's pages are open to everybody. */}
        <p className="gate-legal">
          <Link to="/impressum">{m.footer_impressum()}</Link>
          <Link to="/privacy-policy">{m.footer_privacy()}</Link>
        </p>
      </div>
    </section>
  )
}
