/** The page comes first: hydration and caching would compete for a cheap phone's processor. */
const AFTER_LOAD_MS = 3_000
const IDLE_TIMEOUT_MS = 5_000

/** Resolves when the page has loaded, a pause has passed and the browser is idle. */
export async function pageSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, AFTER_LOAD_MS))
  // Safari has no such call: there the pause must do
  if (!('requestIdleCallback' in window)) return
  await new Promise((done) => window.requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS }))
}
