import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds on the page as it stands: one line per rule and element, empty when nothing. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} — ${rule.help}`))
}
