import { expect, test, type Locator, type Page } from 'playwright/test'
import { dialog } from '@/e2e/support/account-pages'
import { hydrated } from '@/e2e/support/hydrated'
import { focusIsSeen } from '@/e2e/support/keyboard'
import { paths } from '@/lib/config/paths'

/** More stops than any of these has. */
const MOST_STOPS = 80
const INERT_TITLE = '[inert] h1, h1[inert]'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sheets = [
  { path: paths.faq, opener: 'Меню', inside: '#side-menu' },
  { path: paths.documents, opener: /^Фильтры/, inside: '#documents-filter' },
  { path: paths.news, opener: 'Период', inside: '#news-period' },
  { path: paths.projects, opener: 'Категория и период', inside: '#projects-filter' },
  { path: `${paths.search}?text=школа`, opener: /^Что и за какое время/, inside: '#search-facets' },
  { path: paths.socialControlMap, opener: 'Период', inside: '#claims-filter' },
]

for (const { path, opener, inside } of sheets) {
  test(`${inside} of ${path} takes the focus, keeps it and gives it back`, { tag: '@only-phone' }, async ({ page }) => {
    await open(page, path)
    const button = page.getByRole('button', { name: opener, exact: typeof opener === 'string' })
    const sheet = page.locator(inside)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeFocused()
    // all that is beside the sheet is out of reach, of a screen reader too
    await expect(page.locator(INERT_TITLE)).toHaveCount(1)
    expect(await stopsOutside(page, sheet)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator(INERT_TITLE)).toHaveCount(0)
  })
}

test('one Escape closes the search with words in it and suggestions under them', async ({ page }) => {
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

test('a dialog that was reached by its address gives the focus to the link that offers it', async ({ page }) => {
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
})

test('pages of links keep the focus, and their number is said instead of them', async ({ page }) => {
  await open(page, `${paths.faq}#links-4`)
  const links = dialog(page, 'Полезные ссылки')
  const second = links.getByRole('button', { name: 'Страница 2' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(links.getByRole('status')).toHaveText(/, страница 2 из \d+$/)
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-current', 'page')
})

test('after «Показать еще» and after a number the focus stands at the first new item', async ({ page }) => {
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

test('filters come before the map of claims, a link leads around it, markers outside its frame take no focus', async ({
  page,
}) => {
  await open(page, paths.socialControlMap)
  const map = page.getByRole('application', { name: /^Карта заявок/ })
  await expect(map.locator('[data-spot]').first()).toBeAttached()
  const around = page.getByRole('link', { name: 'Пропустить карту' })
  await page.locator('#claims-text').focus()
  await goTo(page, around)
  await page.keyboard.press('Enter')
  await expect(page.locator('#beside-map')).toBeFocused()
  await map.press('+')
  // from nearer some stand outside of the frame, ready to be dragged in
  await expect(map.locator('[data-spot][tabindex="-1"]').first()).toBeAttached()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** By Tab alone; every stop on the way is counted, none of them is judged. */
async function goTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

/** What Tab reaches beside the sheet on more than one round; the browser's own bar counts as the page itself. */
async function stopsOutside(page: Page, sheet: Locator): Promise<string[]> {
  const outside: string[] = []
  for (let stop = 0; stop < MOST_STOPS / 2; stop += 1) {
    await page.keyboard.press('Tab')
    outside.push(
      ...(await sheet.evaluate((element) => {
        const focused = document.activeElement
        return !focused || focused === document.body || element.contains(focused)
          ? []
          : [focused.outerHTML.slice(0, 80)]
      })),
    )
  }
  return outside
}
