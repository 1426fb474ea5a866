import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

interface AxeScope {
  /** A part of the page; the whole of it otherwise. */
  within?: string
  /** Rules by their names; all of them otherwise. */
  rules?: string[]
  /** Also whether a finger hits what it means: 24 px (WCAG 2.5.8), which axe asks only when it is told to. */
  targets?: boolean
}

/** What axe finds on the page as it stands: one line per rule and element, empty when nothing. */
export async function axeFindings(page: Page, { within, rules, targets }: AxeScope = {}): Promise<string[]> {
  // in the page itself, where nothing foreign is framed, and without a word on what is right: a third of the time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(targets && { rules: { 'target-size': { enabled: true } } }),
  })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(({ html }) => !isPlaced(id, html)).map(({ target }) => `${id}: ${target.join(' ')} — ${help}`),
  )
}

/** A mark on a map stands where its place is, also beside another one: the exception of 2.5.8. */
function isPlaced(rule: string, html: string): boolean {
  return rule === 'target-size' && html.includes('data-spot')
}
