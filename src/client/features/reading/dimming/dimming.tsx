import { useDeviceChoice } from '../device-choice.ts'
import { dimmingChoice } from './dimming.ts'
import './dimming.css'

/** Warm darkness over the page for the last story of the day. */
export function Dimming() {
  const step = useDeviceChoice(dimmingChoice)
  return step === 'off' ? null : <div className="dimming" data-step={step} aria-hidden="true" />
}
