import { expect, type Page } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { test } from '@/e2e/fixtures/journey'
import { BEFORE_TESTS } from '@/e2e/fixtures/city-days'
import { firstLink } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import { listClaimPoints } from '@/lib/domains/claims/contract'

/** The picture is placed on whole pixels, the map also on halves. */
const SLACK_PX = 2
const PICTURE = '[data-frame] [data-mark]'
const MAP = '[role="application"] [data-marker]'
const claimAddress = /^\/socialcontrolmap\?claim=\d+$/

/** A mark has its middle, measured from the corner of the screen, and its number. */
interface Mark {
  x: number
  y: number
  text: string
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(
    `before any script has come the claims are where the map will show them: ${width} × ${height}`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const { before, after } = await compare(page, `${paths.socialControlMap}?end_date=${BEFORE_TESTS}`)
      expect(before.length).toBeGreaterThan(width > 320 ? 1 : 0) // the narrowest shows the city as one group
      expect(unmatchedMarks(before, after)).toEqual([])
      expect(unmatchedMarks(after, before)).toEqual([])
    },
  )
}

test('the pin of a shared claim is centred before scripts load', { tag: ['@phone', '@all'] }, async ({ page }) => {
  const { tips } = await compare(page, await firstLink(paths.socialControlResults, claimAddress))
  const box = await page.getByRole('application', { name: /Карта заявок/ }).boundingBox()
  if (!box) throw new Error('The map is missing')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, text: '' }
  expect(unmatchedMarks([middle], tips)).toEqual([])
  await expect(page.locator('[data-marker][data-active]')).toBeVisible()
})

test(
  'the map moves to a claim that is opened before the points have come, and shows its marker without them',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(`**${listClaimPoints.path}*`, (route) => route.abort())
    await page.goto(paths.socialControlMap)
    await expect(page.locator('[data-frame]')).toHaveCount(0)
    const before = await findMarks(page, MAP)
    await page.locator('#claims-list > li').first().getByRole('link').click()
    await expect(page).toHaveURL(/claim=\d+/)
    await expect.poll(async () => unmatchedMarks(before, await findMarks(page, MAP)).length).toBeGreaterThan(0)

    await page.reload()
    await expect(page.locator('[data-frame]')).toHaveCount(0)
    await expect(page.locator('[data-marker][data-active]')).toBeVisible()
  },
)

/** Reads the marks of the page's HTML and those of the map that replaces them. */
async function compare(page: Page, address: string): Promise<Record<'before' | 'tips' | 'after', Mark[]>> {
  const letScriptsCome = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator(PICTURE).filter({ visible: true }).first()).toBeVisible()
  await expect.poll(() => findWrongTiles(page)).toEqual([])
  const before = await findMarks(page, PICTURE)
  const tips = await findMarks(page, PICTURE, 'tip')

  letScriptsCome()
  await expect(page.locator(MAP).first()).toBeVisible()
  await expect(page.locator('[data-frame]')).toHaveCount(0)
  return { before, tips, after: await findMarks(page, MAP) }
}

/** Lists tiles of the picture that are in sight and missing, and tiles that are loaded out of sight. */
function findWrongTiles(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const box = document.querySelector(':has(> [data-frame])')?.getBoundingClientRect()
    const shown = [...document.querySelectorAll<HTMLImageElement>('[data-frame] img')].filter((one) =>
      one.checkVisibility(),
    )
    if (!box || shown.length === 0) return ['no picture']
    const reach = (tile: DOMRect) =>
      Math.min(tile.right - box.left, box.right - tile.left, tile.bottom - box.top, box.bottom - tile.top)
    return shown.flatMap((tile) => {
      const inSight = reach(tile.getBoundingClientRect())
      if (inSight > slack && tile.naturalWidth === 0) return [`has not come: ${tile.src}`]
      return inSight < -slack && tile.hasAttribute('src') ? [`for nobody: ${tile.src}`] : []
    })
  }, SLACK_PX)
}

/**
 * Returns the visible marks at one moment, because groups are replaced when the points arrive: where their middles are,
 * or the tips of pins.
 */
function findMarks(page: Page, selector: string, part: 'middle' | 'tip' = 'middle'): Promise<Mark[]> {
  return page.evaluate(
    ([marks, asked]) => {
      const box = document.querySelector('[role="application"], :has(> [data-frame])')?.getBoundingClientRect()
      return [...document.querySelectorAll(marks)]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const y = asked === 'tip' ? bottom : (top + bottom) / 2
          return { x: (left + right) / 2, y, text: one.textContent ?? '' }
        })
        .filter(({ x, y }) => box && x > box.left && x < box.right && y > box.top && y < box.bottom)
    },
    [selector, part] as const,
  )
}

/** Returns the marks that have no equal one at the same place. */
function unmatchedMarks(marks: readonly Mark[], others: readonly Mark[]): Mark[] {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= SLACK_PX
  return marks.filter(
    ({ x, y, text }) => !others.some((other) => other.text === text && isNear(x, other.x) && isNear(y, other.y)),
  )
}
