/** What the reader came for comes first: a cheap phone has one pair of hands for the page and for what is kept of it. */
const AFTER_LOAD_MS = 3_000
const IDLE_TIMEOUT_MS = 5_000

/** Resolves once the page has loaded, was left alone for a moment and the browser has nothing better to do. */
export async function pageSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, AFTER_LOAD_MS))
  // Safari has no such call: there the pause has to do
  if (!('requestIdleCallback' in window)) return
  await new Promise((done) => window.requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS }))
}
