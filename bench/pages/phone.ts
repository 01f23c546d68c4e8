import type { Browser, Send } from './browser.ts'

/** Cookies of a header value, and entries of local storage. */
export interface BrowserState {
  cookie: string
  entries: Record<string, string>
}

/** The state of a browser in which a family has signed in; `cookie` is a header value. */
export const signedIn = (cookie: string): BrowserState => ({
  cookie,
  entries: { 'signed-in': 'true' },
})

/** A page on an average phone's screen. */
export interface Phone {
  send: Send
  open: (url: string) => Promise<void>
  /** Calls a function inside the page. */
  run: <Input, Output>(call: (input: Input) => Output, input?: Input) => Promise<Awaited<Output>>
  /** Waits until a function inside the page returns what is neither false nor null; gives it. */
  wait: <Input, Output>(
    call: (input: Input) => Output,
    input?: Input,
  ) => Promise<Exclude<Awaited<Output>, false | null>>
  /** Touches a point of the window; CSS pixels. */
  touch: (x: number, y: number) => Promise<void>
  close: () => Promise<void>
}

const pollMs = 100
const longestWaitMs = 30_000

/**
 * Opens a page. It uses only the browser's protocol: a test tool watches a page's code, which costs the page up to
 * a third of its time. It has the pixels of Lighthouse's phone: the processor paints them here, and slow phones
 * with more of them have a graphics chip.
 */
export async function openPhone(
  browser: Browser,
  url: string,
  state?: BrowserState,
): Promise<Phone> {
  const { send, close } = await browser.newPage()
  await send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 360, height: 740, deviceScaleFactor: 1.75, mobile: true },
  })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setLocaleOverride', { locale: 'de-DE' })
  await send('Page.enable')
  await send('Network.enable')

  const run: Phone['run'] = async (call, input) => {
    const expression = `(${call})(${JSON.stringify(input)})`
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await send('Runtime.evaluate', options)
    if (exceptionDetails)
      throw new Error(`${exceptionDetails.exception?.description}\n${expression}`)
    return result.value
  }
  const wait: Phone['wait'] = async (call, input) => {
    const endMs = performance.now() + longestWaitMs
    for (;;) {
      // A page that is being left answers with an error.
      const found = await run(call, input).catch(() => null)
      if (found) return found as never
      if (performance.now() > endMs) throw new Error(`not found: ${JSON.stringify(input) ?? call}`)
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }
  const open = async (address: string) => {
    await send('Page.navigate', { url: address })
  }
  const touch = async (x: number, y: number) => {
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const phone = { send, open, run, wait, touch, close }
  if (state) await setState(phone, url, state)
  return phone
}

/** Storage belongs to an address, so a small file of it is opened first. */
async function setState({ send, open, run, wait }: Phone, url: string, state: BrowserState) {
  const { origin } = new URL(url)
  for (const pair of state.cookie.split('; ')) {
    const [name = '', ...value] = pair.split('=')
    await send('Network.setCookie', { name, value: value.join('='), url: origin, httpOnly: true })
  }
  await open(`${origin}/robots.txt`)
  await wait((path) => location.pathname === path, '/robots.txt')
  await run((entries) => Object.assign(localStorage, entries), state.entries)
}

/** What a browser keeps of a visit: the same cookies, and what the page has stored. */
export async function readState({ run }: Phone, { cookie }: BrowserState): Promise<BrowserState> {
  return { cookie, entries: await run(() => ({ ...localStorage })) }
}

/** Slows down the network to 1.6 Mbit/s with 150 ms latency, and the CPU to a quarter. */
export async function slowDown({ send }: Phone): Promise<void> {
  const bytesPerSecond = (megabits: number) => (megabits * 1e6) / 8
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  })
  await send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits until the page's code has taken over, and nothing was loaded, painted or moved for `quietMs`. */
export async function settle({ run, wait }: Phone, quietMs: number): Promise<void> {
  await wait(
    () =>
      location.protocol !== 'about:' &&
      document.readyState === 'complete' &&
      document.documentElement.dataset.rendered === undefined,
  )
  await run(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs)
        const waitAgain = () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, quietMs)
        }
        const types = ['resource', 'longtask', 'largest-contentful-paint', 'layout-shift']
        for (const type of types)
          new PerformanceObserver(waitAgain).observe({ type, buffered: true })
      }),
    quietMs,
  )
}

/** A function that runs in every document of a page from now on, before its own code. */
export const runFirst = ({ send }: Phone, call: () => void) =>
  send('Page.addScriptToEvaluateOnNewDocument', { source: `(${call})()` })
