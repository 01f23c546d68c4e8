import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes every mail and throws it away. */
export async function startMailSink(): Promise<{ url: string; stop(): Promise<void> }> {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  // A killed server resets its connection.
  sink.on('error', () => {})
  const listening = sink.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => sink.close(() => resolve())),
  }
}
