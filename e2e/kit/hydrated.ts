import { expect, type Page, type Request } from 'playwright/test'

/** A visitor can press these or fill them in; a map makes its own controls, which React does not know. */
const CONTROLS = ':is(button, input, select, textarea, summary, dialog):not(.leaflet-container *, [data-spot])'

/**
 * Waits until a page answers: React leaves its mark on each element that it has taken over. From then on a press is not lost,
 * and nothing needs to wait for the network to fall silent.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction((controls) => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
    return [...document.querySelectorAll(controls)].every(isTaken)
  }, CONTROLS)
  await drawn(page)
  await idle(page)
}

/** Call it before the page is opened; the answer waits until it is hydrated and all it has asked for is drawn. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  }
  return async () => {
    await hydrated(page)
    const left = async () => {
      const before = underWay.size
      await drawn(page)
      return Math.max(before, underWay.size)
    }
    await expect.poll(left).toBe(0)
  }
}

/** Waits until no task of React is left: on a busy processor its effects, which listen to presses, run after two frames. */
async function idle(page: Page): Promise<void> {
  const untilIdle = () => new Promise((done) => requestIdleCallback(() => done(true)))
  await page.waitForFunction(untilIdle)
}

/**
 * Waits until the last change is on the screen: its effects run in the first frame, what they change is drawn by the
 * second. It is asked again where the page has led on to another meanwhile.
 */
async function drawn(page: Page): Promise<void> {
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await page.waitForFunction(twoFrames)
}
