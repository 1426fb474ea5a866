import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

interface AxeScope {
  /** A part of the page; the whole of it otherwise. */
  within?: string
  /** Rules by their names; all of them otherwise. */
  rules?: string[]
}

/** What axe finds on the page as it stands: one line per rule and element, empty when nothing. */
export async function axeFindings(page: Page, { within, rules }: AxeScope = {}): Promise<string[]> {
  // in the page itself, where nothing foreign is framed, and without a word on what is right: a third of the time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} — ${rule.help}`))
}
