import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { contractNames } from './declaration-fields.ts'

/** The contract that a declaration is about. */
export function ContractField() {
  const id = useId()
  return (
    <div className="declaration-field">
      <label htmlFor={id}>{m.declaration_contract()}</label>
      <select id={id} name="contract" className="field">
        {Object.entries(contractNames).map(([contract, name]) => (
          <option key={contract} value={contract}>
            {name()}
          </option>
        ))}
      </select>
    </div>
  )
}
