import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { dialog } from '@/e2e/residents/account-pages'
import { focusFree, focusIsSeen, goRound } from '@/e2e/fixtures/keyboard'
import { firstLink } from '@/e2e/fixtures/portal'
import { askNewPassword } from '@/e2e/pages/ask-new-password'
import { schemes, showVision } from '@/e2e/pages/vision'
import { paths } from '@/lib/config/paths'
import { requestRestore } from '@/lib/domains/residents/contract'

/** None of these has more stops. */
const MAX_STOPS = 80
/** So much of a marker stays free: what lies over it leaves a row to be pressed, the corners of a drop are nothing. */
const MIN_FREE = 1 / 4

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('one Escape closes the search with words in it and suggestions under them', { tag: '@all' }, async ({ page }) => {
  await open(page, paths.faq)
  const opener = page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const search = dialog(page, 'Что вы ищете?')
  await expect(search.locator('input')).toBeFocused()
  await page.keyboard.type('школа')
  await expect(search.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(opener).toBeFocused()
})

test(
  'a dialog that was reached by its address gives the focus to the link that offers it',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, `${paths.socialControlMap}#report`)
    const report = dialog(page, 'Сообщить о проблеме')
    await expect(report).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(report).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'Сообщить о проблеме' })).toBeFocused()
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Сообщить о проблеме' }).first()
    await inHeader.focus()
    await page.keyboard.press('Enter')
    await expect(report).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inHeader).toBeFocused()
  },
)

test(
  '«Оповещение» gives the focus back to its link though it was drawn anew meanwhile',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(`**${requestRestore.path}`, (route) => route.fulfill({ json: { message: 'Письмо отправлено' } }))
    await page.goto(paths.faq)
    const opener = page.locator('a[href$="#login"]').filter({ visible: true }).first()
    await opener.press('Enter')
    await expect(page.locator('#login').getByLabel('Электронная почта')).toBeFocused()
    await askNewPassword(page)
    await opener.evaluate((link) => link.replaceWith(link.cloneNode(true)))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Оповещение' })).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test('pagination of useful links keeps focus and announces the page number', { tag: '@all' }, async ({ page }) => {
  await open(page, `${paths.faq}#links-4`)
  const links = dialog(page, 'Полезные ссылки')
  const second = links.getByRole('button', { name: 'Страница 2' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(links.getByRole('status')).toHaveText(/, страница 2 из\s\d+$/)
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-current', 'page')
})

test('after «Показать еще» and after a page number the first new item has focus', async ({ page }) => {
  await open(page, paths.documents)
  const list = page.locator('#documents-list > li')
  const before = await list.count()
  await page.getByRole('link', { name: 'Показать еще' }).focus()
  await page.keyboard.press('Enter')
  await expect(list.nth(before).getByRole('link').first()).toBeFocused()
  await open(page, paths.documents)
  const first = await list.first().textContent()
  await page.getByRole('link', { name: 'Страница 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(list.first()).not.toHaveText(first ?? '')
  await expect(list.first().getByRole('link').first()).toBeFocused()
  expect(await focusIsSeen(page)).toBe(true)
})

test(
  'filters come before the map of claims, a link leads around it, markers outside its frame take no focus',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, paths.socialControlMap)
    const map = page.getByRole('application', { name: /^Карта заявок/ })
    await expect(map.locator('[data-marker]').first()).toBeAttached()
    const around = page.getByRole('link', { name: 'Пропустить карту' })
    await page.locator('#claims-text').focus()
    await goTo(page, around)
    await page.keyboard.press('Enter')
    await expect(page.locator('#beside-map')).toBeFocused()
    await map.press('+')
    // from nearer some markers stand outside of the frame, ready to be dragged in
    await expect(map.locator('[data-marker][tabindex="-1"]').first()).toBeAttached()
  },
)

for (const width of [1280, 390]) {
  test(`a marker that takes the focus is in sight, at ${width} px`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, paths.socialControlMap)
    const map = page.getByRole('application', { name: /^Карта заявок/ })
    for (const nearer of [1, 2, 3]) {
      await map.press('+')
      // groups of markers are made anew beside the page and come a moment later
      await expect.poll(() => hiddenStops(page, map), `${nearer} раза ближе`).toEqual([])
    }
  })
}

test(
  'the viewer of photos shows which of its buttons has the focus, whatever the colours',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, await firstLink(paths.media, /^\/mycity\/media\/\d+$/))
    await page.locator('[data-slide]').nth(1).press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' })
    await expect(viewer.getByRole('button', { name: 'Следующая' })).toBeVisible()
    for (const colours of schemes) {
      await showVision(page, { colours })
      await goRound(page, viewer)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await goRound(page, viewer)
    }
  },
)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

/** Goes by Tab alone; every stop on the way is counted, none of them is judged. */
async function goTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

/** Lists stops on the way through the map that something lies over, or that are outside of its frame (2.4.11). */
async function hiddenStops(page: Page, map: Locator): Promise<string[]> {
  const hidden: string[] = []
  await map.focus()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const isMarker = await map.evaluate((box) => box.contains(document.activeElement))
    if (!isMarker) return hidden
    if ((await focusFree(page)) < MIN_FREE)
      hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  throw new Error('Tab не выходит из карты')
}
