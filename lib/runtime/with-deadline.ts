/**
 * Gives the result of the work, or throws a TimeoutError after `ms`, whatever the work does. `AbortSignal.timeout`
 * alone is not enough: on Node 24 it did not fire for pages that waited for a silent host, presumably collected with
 * what it should have aborted.
 */
export function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
