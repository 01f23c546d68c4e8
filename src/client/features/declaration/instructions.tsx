import { Printer } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'
import './instructions.css'

/** Instructions on withdrawal with the model form (Art. 246a EGBGB). */
export function Instructions() {
  return (
    <section className="instructions">
      <h2 id="belehrung" tabIndex={-1}>
        {m.declaration_instructions()}
      </h2>
      <h3>{m.declaration_right()}</h3>
      <p>{m.declaration_right_term()}</p>
      <p>
        <TextWithElement
          write={(impressum) => m.declaration_right_use({ impressum })}
          element={<Impressum />}
        />
      </p>
      <p>{m.declaration_right_online()}</p>
      <p>{m.declaration_right_deadline()}</p>
      <h3>{m.declaration_effects()}</h3>
      <p>{m.declaration_effects_refund()}</p>
      <p>{m.declaration_effects_read()}</p>
      <h3>{m.declaration_model()}</h3>
      <ModelForm />
      <Button className="instructions-print" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} />
        {m.declaration_instructions_print()}
      </Button>
    </section>
  )
}

/** The model form in its statutory wording (annex 2 to Art. 246a § 1 EGBGB). */
function ModelForm() {
  const lines = [
    m.declaration_model_hereby(),
    m.declaration_model_ordered(),
    m.declaration_model_name(),
    m.declaration_model_address(),
    m.declaration_model_signature(),
    m.declaration_model_date(),
  ]
  return (
    <div className="instructions-model">
      <p>{m.declaration_model_hint()}</p>
      <ul>
        <li>
          <p>
            <TextWithElement
              write={(impressum) => m.declaration_model_to({ impressum })}
              element={<Impressum />}
            />
          </p>
        </li>
        {lines.map((line) => (
          <li key={line} className="instructions-line">
            {line}
          </li>
        ))}
      </ul>
      <p>{m.declaration_model_delete()}</p>
    </div>
  )
}

const Impressum = () => <Link to="/impressum">{m.footer_impressum()}</Link>
