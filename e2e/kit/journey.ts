import { test as base, type Browser, type Page } from 'playwright/test'
import { hydrated } from '@/e2e/kit/hydrated'

/** A journey: whatever page it opens or reloads is hydrated before the next step. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, give) => {
    if (javaScriptEnabled) context.on('page', hydrateAfterOpening)
    await give(context)
  },
})

/** Another person, in a browser of his own; its context is closed by whoever asked for it. */
export async function anotherVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  context.on('page', hydrateAfterOpening)
  return context.newPage()
}

/**
 * A press on a page that React has not taken over yet follows the plain link or is lost: whoever opens a page waits for that.
 * Who asks for `waitUntil` decides for itself what to wait for.
 */
function hydrateAfterOpening(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (!options?.waitUntil) await hydrated(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await hydrated(page)
    return answer
  }
}
