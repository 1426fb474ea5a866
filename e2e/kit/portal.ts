import { inspect } from 'node:util'
import { runJobs } from '@/e2e/kit/jobs'
import { findPage } from '@/e2e/kit/page-kinds'

/** The portal under test was started by `npm test`, or is a development server. */
export const portalUrl = process.env.PORTAL_URL || 'http://localhost:3000'

/** A test gives up waiting for a change then; it only ends what hangs: the benchmark measures how long changes take. */
const TIMEOUT_MS = 45_000
const PAUSE_MS = 100
const OFTEN_MS = 5_000

/** Gives the absolute address of a path of the portal. */
export function at(path: string): string {
  return new URL(path, portalUrl).href
}

/** Asks the portal under test, or one that a test started beside it. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export const askPortal: Ask = (path, init) => fetch(at(path), init)

/** Reads the HTML of a page as a visitor without JavaScript receives it. */
export async function readHtml(path: string): Promise<string> {
  const answer = await fetch(at(path), { headers: { accept: 'text/html' } })
  return answer.text()
}

/** Finds the first link on a page whose path has this shape; a list without such a link is a broken list. */
export function firstLink(page: string, shape: RegExp): Promise<string> {
  return findPage({ name: page, list: page, shape }, readHtml)
}

/** Does the same with each, a few at a time: the portal refuses a crowd. Results stand in the order of the things. */
export async function fewAtOnce<T, R>(things: readonly T[], work: (thing: T) => Promise<R>, count = 4): Promise<R[]> {
  const results: R[] = []
  const waiting = [...things.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: count }, lane))
  return results
}

/**
 * Asks again until the answer is the wanted one and returns it. Jobs are run at once where a test may do that. A wait in vain
 * fails with the last answer: returned, it would let a test pass that never asks what it got.
 */
export async function eventually<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + timeoutMs
  const begun = Date.now()
  for (;;) {
    await runJobs()
    const answer = await ask()
    if (wanted(answer)) return answer
    if (Date.now() > deadline)
      throw new Error(
        `waited ${timeoutMs / 1000} s in vain; the last answer: ${inspect(answer, { maxStringLength: 2_000 })}`,
      )
    // a test that has waited long asks seldom, because calls have limits
    const pause = Date.now() - begun > OFTEN_MS ? 5 * PAUSE_MS : PAUSE_MS
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
