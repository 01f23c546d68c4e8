/**
 * Loaded by `--import`: shifts the program's `Date` by DATE_OFFSET_MS, to test the built server
 * in another month.
 */
const offsetMs = Number(process.env.DATE_OFFSET_MS)

globalThis.Date = new Proxy(Date, {
  construct(target, args, newTarget) {
    const dateArguments = args.length > 0 ? args : [target.now() + offsetMs]
    return Reflect.construct(target, dateArguments, newTarget)
  },
  get: (target, key) => (key === 'now' ? () => target.now() + offsetMs : Reflect.get(target, key)),
})
