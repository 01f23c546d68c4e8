/**
 * Loaded before a program by `--import`: puts its `Date` forward by DATE_OFFSET_MS, so that a test
 * can see what the built server does in another month.
 */
const offsetMs = Number(process.env.DATE_OFFSET_MS)

globalThis.Date = new Proxy(Date, {
  construct(target, args, newTarget) {
    const given = args.length > 0 ? args : [target.now() + offsetMs]
    return Reflect.construct(target, given, newTarget)
  },
  get: (target, key) => (key === 'now' ? () => target.now() + offsetMs : Reflect.get(target, key)),
})
