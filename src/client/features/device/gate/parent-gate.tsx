import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDevice } from '../state/use-device.ts'
import picture from './gate.svg'
import { PasswordGate } from './password-gate.tsx'
import { PinGate } from './pin-gate.tsx'
import { SoftGate } from './soft-gate.tsx'
import './gate.css'

interface ParentGateProps {
  /** `h2` in a dialog, whose page has an `h1`. */
  headingLevel?: 'h1' | 'h2'
  /** A sentence about what the gate opens. */
  text?: string
  /** Whether the server did not accept an answer that was right. */
  isFailed?: boolean
  /** Called after the right PIN, password or digits. */
  onPassed: () => void
  /** Leads to a page that children may see. */
  onBack: () => void
  backLabel: string
}

/** The gate of the parents' area: asks for the PIN or password; without a PIN for spelled digits. Only the server opens it. */
export function ParentGate(props: ParentGateProps) {
  const { headingLevel: Heading = 'h1', text, isFailed, onPassed, onBack, backLabel } = props
  const { device, isKidsMode } = useDevice()
  const isOnline = useIsOnline()
  const [usesPassword, setUsesPassword] = useState(false)
  const headingId = useId()
  return (
    <section className="gate paper" aria-labelledby={headingId}>
      <img className="gate-picture" src={picture} width={240} height={150} alt="" />
      <Heading id={headingId} tabIndex={-1}>
        {m.gate_heading()}
      </Heading>
      {isOnline && <p>{text ?? m.gate_text()}</p>}
      <div className="gate-lock">
        {!isOnline ? (
          <Notice>
            <p>{isKidsMode ? m.gate_offline_kids_mode() : m.gate_offline()}</p>
          </Notice>
        ) : !device?.hasPin ? (
          <SoftGate onPassed={onPassed} />
        ) : usesPassword ? (
          <PasswordGate onPassed={onPassed} onPin={() => setUsesPassword(false)} />
        ) : (
          <PinGate
            hasPassword={device.hasPassword}
            onPassed={onPassed}
            onPassword={() => setUsesPassword(true)}
          />
        )}
        {isOnline && isFailed && (
          <Notice tone="danger">
            <p>{m.gate_unreachable()}</p>
          </Notice>
        )}
      </div>
      <div className="gate-foot">
        <Button onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={22} /> {backLabel}
        </Button>
        {/* Legal pages must be open to everybody. */}
        <p className="gate-legal">
          <Link to="/impressum">{m.footer_impressum()}</Link>
          <Link to="/privacy-policy">{m.footer_privacy()}</Link>
        </p>
      </div>
    </section>
  )
}
