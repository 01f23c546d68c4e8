/** A log without output. */
export const silentLog = { debug() {}, info() {}, warn() {}, error() {} }
