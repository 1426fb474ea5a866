import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type { Page } from 'playwright/test'

/** The page of HTML_CodeSniffer's script offers this, as far as it is used here. */
interface CodeSniffer {
  process: (standard: string, source: Document, done: () => void) => void
  getMessages: () => { type: number; code: string; msg: string; element: Element }[]
}

/** Its standard is a list of what it looks at. */
interface Standard {
  sniffs: { include?: string[] }[]
}

const sniffer = createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js')

const isAa = Conformance.isAA()

/** Contrast takes long and is counted by axe. */
const CONTRAST = 'https://alfa.siteimprove.com/rules/sia-r69'

/** Alfa has these rules for WCAG 2 up to AA; the others are of AAA or advice. */
const aaRules = [...rules].filter(
  (rule) =>
    rule.uri !== CONTRAST &&
    [...rule.requirements].some((requirement) => Criterion.isCriterion(requirement) && isAa(requirement)),
)

/** Lists what Siteimprove Alfa finds on the page as it stands: one line per rule and element, empty when nothing. */
export async function alfaFindings(page: Page): Promise<string[]> {
  const drawn = await Playwright.toPage(await page.evaluateHandle(() => document))
  const outcomes = [...(await Audit.of(drawn, aaRules).evaluate())]
  return outcomes.filter(Outcome.isFailed).map(({ rule, target }) => `${rule.uri}: ${String(target).slice(0, 160)}`)
}

/**
 * Does the same with HTML_CodeSniffer: its errors, neither warnings nor notices, which ask for human eyes.
 * Autocompletion is left to axe: here it knows no field of mail that holds a user's name, as HTML does, and ends for
 * want of its own message.
 */
export async function codeSnifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(sniffer, 'utf8'))
  return page.evaluate(async () => {
    const ERROR = 1
    const { HTMLCS, HTMLCS_WCAG2AA: standard } = window as unknown as Record<'HTMLCS', CodeSniffer> &
      Record<'HTMLCS_WCAG2AA', Standard>
    for (const sniffs of standard.sniffs) sniffs.include = sniffs.include?.filter((name) => !name.endsWith('.1_3_5'))
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done))
    return HTMLCS.getMessages()
      .filter(({ type }) => type === ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 120)}`)
  })
}
