/** Rejects with TimeoutError after `ms`. `AbortSignal.timeout` alone did not always fire on Node 24. */
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
