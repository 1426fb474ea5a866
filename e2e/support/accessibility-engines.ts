import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type { Page } from 'playwright/test'

/** What the page of HTML_CodeSniffer's script offers, as far as it is used here. */
interface CodeSniffer {
  process: (standard: string, source: Document, done: () => void) => void
  getMessages: () => { type: number; code: string; msg: string; element: Element }[]
}

const sniffer = createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js')

const isAa = Conformance.isAA()

/** Rules of Alfa for WCAG 2 up to AA; the others are of AAA or advice. */
const aaRules = [...rules].filter((rule) =>
  [...rule.requirements].some((requirement) => Criterion.isCriterion(requirement) && isAa(requirement)),
)

/** What Siteimprove Alfa finds on the page as it stands: one line per rule and element, empty when nothing. */
export async function alfaFindings(page: Page): Promise<string[]> {
  const drawn = await Playwright.toPage(await page.evaluateHandle(() => document))
  const outcomes = [...(await Audit.of(drawn, aaRules).evaluate())]
  return outcomes.filter(Outcome.isFailed).map(({ rule, target }) => `${rule.uri}: ${String(target).slice(0, 160)}`)
}

/** The same of HTML_CodeSniffer: its errors, neither warnings nor notices, which ask for human eyes. */
export async function codeSnifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(sniffer, 'utf8'))
  return page.evaluate(async () => {
    const ERROR = 1
    const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer }
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done))
    return HTMLCS.getMessages()
      .filter(({ type }) => type === ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 120)}`)
  })
}
