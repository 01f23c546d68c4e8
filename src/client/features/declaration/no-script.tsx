import { m } from '../../paraglide/messages.js'
import { withOperator } from '../document/operator.ts'
import { TextWithLink } from './text-with-link.tsx'

/** Stands for a declaration's form where no code runs: what to write, and to whom. */
export function NoScript() {
  const email = withOperator('{{operator.email}}')
  return (
    <noscript>
      <p className="mt-4 font-bold">
        <TextWithLink
          write={(address) => m.declaration_no_script({ email: address })}
          link={<a href={`mailto:${email}`}>{email}</a>}
        />
      </p>
    </noscript>
  )
}
