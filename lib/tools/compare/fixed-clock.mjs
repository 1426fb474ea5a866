// Preloaded into every Node process of a portal that is recorded: what asks for the time gets the instant of the record.
const instant = Date.parse(process.env.COMPARE_INSTANT)
const RealDate = Date

RealDate.now = () => instant
// a stand-in for the constructor alone, so that every Date, also one of Node's own, stays an instance of it
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(instant).toString(),
  construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [instant], made),
})
RealDate.prototype.constructor = globalThis.Date
