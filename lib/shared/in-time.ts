/**
 * What the work gives, or a TimeoutError after `ms`, whatever the work does. `AbortSignal.timeout` alone is not enough: once
 * `fetch` is the only one who knows such a signal, Node may collect it with what it should abort, and the wait never ends.
 */
export function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new DOMException(`No answer in ${ms} ms`, 'TimeoutError')
      controller.abort(late)
      reject(late)
    }, ms)
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
