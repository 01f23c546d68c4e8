import { dimmingChoice, useDeviceChoice } from '../shared/device-choice.ts'
import './dimming.css'

/** Makes the page darker and warmer, for the last story of the day. */
export function Dimming() {
  const step = useDeviceChoice(dimmingChoice)
  return step === 'off' ? null : <div className="dimming" data-step={step} aria-hidden="true" />
}
