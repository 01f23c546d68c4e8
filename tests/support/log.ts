/** A log that keeps quiet. */
export const silentLog = { debug() {}, info() {}, warn() {}, error() {} }
