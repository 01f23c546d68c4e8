import { m } from '../../../paraglide/messages.js'
import './questions.css'

interface QuestionsProps {
  questions: string[]
  /** Language of the story. */
  language: string
}

/** Questions to talk about, each in a speech bubble. */
export function Questions({ questions, language }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className="questions" aria-labelledby="questions-heading">
      <h3 id="questions-heading">{m.reader_talk()}</h3>
      <p className="text-soft">{m.reader_talk_hint()}</p>
      <ul lang={language}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  )
}
