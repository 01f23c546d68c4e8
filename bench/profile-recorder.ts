// Runs inside the measured server: SIGUSR2 starts a CPU profile, and SIGUSR2 again writes it to PROFILE_FILE.
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'

const session = new Session()
session.connect()
let isRunning = false

process.on('SIGUSR2', () => {
  if (isRunning) return stop()
  isRunning = true
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: 500 })
  session.post('Profiler.start')
})

function stop() {
  session.post('Profiler.stop', (error, answer) => {
    if (error) throw error
    writeFileSync(process.env.PROFILE_FILE ?? '', JSON.stringify(answer.profile))
    session.disconnect()
  })
}
