import { StartButton } from '../features/session/start-button.tsx'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'

export function Component() {
  return (
    <Page
      heading={m.vision_heading()}
      picture="lantern"
      description={m.vision_description()}
      actions={<StartButton />}
    >
      <p className="text-lg">{m.vision_text()}</p>
      <h2 className="mt-8 text-xl">{m.vision_why()}</h2>
      <p className="mt-2">{m.vision_why_text()}</p>
      <h2 className="mt-8 text-xl">{m.vision_promise()}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-6 marker:text-line">
        <li>{m.vision_promise_ads()}</li>
        <li>{m.vision_promise_free()}</li>
        <li>{m.vision_promise_calm()}</li>
        <li>{m.vision_promise_scare()}</li>
      </ul>
      <h2 className="mt-8 text-xl">{m.vision_origin()}</h2>
      <p className="mt-2">{m.vision_origin_text()}</p>
    </Page>
  )
}
