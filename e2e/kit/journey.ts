import { test as base, type Browser, type Page } from 'playwright/test'
import { hydrated } from '@/e2e/kit/hydrated'

/** In a journey any page that is opened or reloaded is hydrated before the next step. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, give) => {
    if (javaScriptEnabled) context.on('page', hydrateAfterOpening)
    await give(context)
  },
})

/** Opens a browser for another person; whoever asks for it closes its context. */
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
  page.goto = hydratedAfter(page, page.goto.bind(page))
  page.reload = hydratedAfter(page, page.reload.bind(page))
}

/** Opens a page in the same way, and waits until React has taken it over. */
function hydratedAfter<Asked extends unknown[], Answer>(
  page: Page,
  open: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return async (...asked) => {
    const answer = await open(...asked)
    if (!asked.some(saysWhenOpen)) await hydrated(page)
    return answer
  }
}

function saysWhenOpen(asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'waitUntil' in asked && asked.waitUntil !== undefined
}
