import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'

/** The free start in three steps. */
export function HowItWorks() {
  const steps = [
    { title: m.landing_how_one(), text: m.landing_how_one_text() },
    { title: m.landing_how_two(), text: m.landing_how_two_text() },
    { title: m.landing_how_three(), text: m.landing_how_three_text(), hasPlans: true },
  ]
  return (
    <section aria-labelledby="how" className="for-guests">
      <Paper className="lg:px-14 lg:py-12">
        <h2 id="how">{m.landing_how()}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {steps.map(({ title, text, hasPlans }, at) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 md:grid-cols-1 lg:grid-cols-[auto_1fr]"
            >
              <span
                aria-hidden="true"
                className="step row-span-2 grid size-12 place-items-center bg-accent font-title text-xl font-extrabold text-on-accent"
              >
                {at + 1}
              </span>
              <h3 className="self-center text-lg">{title}</h3>
              <div>
                <p>{text}</p>
                {hasPlans && (
                  <Link to="/abo" className="inline-block py-2">
                    {m.landing_how_plans()}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Paper>
    </section>
  )
}
