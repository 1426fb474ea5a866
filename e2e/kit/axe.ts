import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

interface AxeScope {
  /** Names a part of the page; the whole of it is looked at otherwise. */
  within?: string
  /** Names rules; all are applied otherwise. */
  rules?: string[]
  /**
   * Asks whether a finger hits what it means: 24 px (WCAG 2.5.8), which axe checks only when it is told to. Contrast is
   * left to a page for the mouse: its colours are the same, and counting them takes as long as all the rest.
   */
  forFingers?: boolean
}

/** Lists what axe finds on the page as it stands: one line per rule and element, empty when nothing. */
export async function axeFindings(page: Page, { within, rules, forFingers }: AxeScope = {}): Promise<string[]> {
  // axe runs in the page itself, where nothing foreign is framed, and leaves out what is right: a third of the time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    ...(forFingers && { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } } }),
  })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(({ html }) => !isPlaced(id, html)).map(({ target }) => `${id}: ${target.join(' ')} — ${help}`),
  )
}

/** A mark on a map stands where its place is, also beside another one, which is the exception of 2.5.8. */
function isPlaced(rule: string, html: string): boolean {
  return rule === 'target-size' && html.includes('data-spot')
}
