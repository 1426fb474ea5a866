// Preloaded into every Node process of a recorded portal: fixes the time.
const instant = Date.parse(process.env.COMPARE_INSTANT)
const RealDate = Date

RealDate.now = () => instant
// replaces only the constructor, so that every Date stays an instance of it
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(instant).toString(),
  construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [instant], made),
})
RealDate.prototype.constructor = globalThis.Date
