import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { firstLink } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import { DISCUSSION_CODE } from '@/lib/domains/discussions/contract'

/** So much of an item at least says that it is one. */
const SEEN_PX = 80

/** What is read first stands first in the document too: for screen readers, the keyboard and phones alike. */
async function expectBefore(page: Page, first: Locator, second: Locator): Promise<void> {
  const after = await second.elementHandle()
  const follows = await first.evaluate(
    (element, other) =>
      other !== null && Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
    after,
  )
  expect(follows).toBe(true)
  const above = await first.boundingBox()
  const below = await second.boundingBox()
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0)
}

test(
  'a discussion shows its organiser and its dates for the calendar before its register',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const open = await firstLink(`${paths.discussions}?status=${DISCUSSION_CODE}`, /^\/publicdiscussions\/\d+$/)
    await page.goto(open)
    const register = page.locator('#register-of-comments')
    const main = page.getByRole('main')
    await expect(register).toBeAttached()
    await expectBefore(page, main.getByRole('link', { name: 'Сроки в календарь' }), register)
    const organizer = main.getByText('Кто проводит и где спросить')
    await expectBefore(page, organizer, register)
    await organizer.tap()
    await expect(main.getByText('Организатор', { exact: true })).toBeVisible()
  },
)

test('the appeal form shows one step of four on a phone', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await page.goto(paths.officialAppeal)
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByText('Шаг 1 из 4').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Дальше: кому' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Войти и отправить' })).toBeHidden()
  await page.getByRole('link', { name: 'Все цифры' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Как мы отвечаем на обращения' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'По месяцам' })).toBeVisible()
})

test("an official's page shows reception hours before the biography", { tag: ['@phone', '@all'] }, async ({ page }) => {
  await page.goto(await firstLink(paths.structure, /^\/ministers\/\d+$/))
  const receives = page.getByRole('heading', { name: 'Приём граждан' })
  await expectBefore(page, receives, page.getByText('Электронная почта', { exact: true }).first())
  await expectBefore(page, receives, page.getByRole('heading', { name: 'Биография' }))
  expect((await receives.boundingBox())?.y ?? Infinity).toBeLessThan(page.viewportSize()?.height ?? 0)
})

test('a map comes after the side column and is full width', { tag: '@all' }, async ({ page }) => {
  for (const [list, shape] of [
    [paths.tourism('sights'), /^\/tourism\/sights\/open\/\d+\/[\w-]+$/],
    [paths.organizations, /^\/orgs\/\d+$/],
  ] as const) {
    await page.goto(await firstLink(list, shape))
    const facts = await page.getByRole('complementary').boundingBox()
    const map = await page.locator('[data-places-map]').boundingBox()
    const end = (box: typeof map) => (box ? Math.round(box.x + box.width) : NaN)
    expect(end(map)).toBe(end(facts))
    expect(map?.y ?? 0).toBeGreaterThan((facts?.y ?? Infinity) + (facts?.height ?? 0))
  }
})

for (const [path, list] of [
  [paths.news, '#news-list'],
  [paths.documents, '#documents-list'],
  [paths.projects, '#projects-list'],
  [paths.allIdeas, '#ideas-list'],
  [paths.discussions, '#discussions-list'],
  [paths.organizations, '#organizations-list'],
  [paths.posters, '#posters-list'],
] as const)
  test(`the main content begins in the first screen of ${path}`, { tag: ['@phone', '@all'] }, async ({ page }) => {
    await page.goto(path)
    const box = await page.locator(`${list} > li`).first().boundingBox()
    expect(box?.y ?? Infinity).toBeLessThan((page.viewportSize()?.height ?? 0) - SEEN_PX)
  })

test(
  'the text of an act begins in the first screen and shows its title once',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await page.goto(await firstLink(paths.documents, /^\/documents\/text\/[\w-]+\.pdf$/))
    const main = page.getByRole('main')
    const box = await main.locator('.rich-text > *').first().boundingBox()
    expect(box?.y ?? Infinity).toBeLessThan((page.viewportSize()?.height ?? 0) - SEEN_PX)
    await expect(main.locator('header')).toContainText(/\s№\s\S+\sот\s\d\d\.\d\d\.\d{4}/)
    const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? 'нет заголовка'
    await expect(page.getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await main.getByText('Как озаглавлен сам файл').click()
    await expect(page.getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(2)
  },
)

test(
  'lines of a numbered paragraph of an act are indented beside its number',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await page.goto(await firstLink(paths.documents, /^\/documents\/text\/[\w-]+\.pdf$/))
    const item = page.locator('.rich-text .numbered').first()
    const hang = await item.evaluate((paragraph) => {
      const words = document.createRange()
      words.selectNodeContents(paragraph)
      words.setStartAfter(paragraph.firstElementChild ?? paragraph)
      const lefts = [...words.getClientRects()].map(({ left }) => left)
      return Math.min(...lefts) - paragraph.getBoundingClientRect().left
    })
    expect(hang).toBeGreaterThan(16)
  },
)

for (const [path, most] of [
  [paths.servicesCatalog, 4000],
  [paths.service(1), 4000],
  [paths.documents, 3500],
  [paths.officialAppeal, 3000],
  [paths.reception, 5500],
  [paths.dutyService, 5000],
  [paths.socialControlThemes, 3500],
  [paths.socialControlMap, 4000],
  [paths.projects, 3500],
  [paths.home, 5000],
] as const)
  test(`${path} is short on a phone`, { tag: ['@only-phone', '@all'] }, async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most)
  })

test(
  'on a phone what few read of a service is folded, and its hash opens it',
  { tag: '@only-phone' },
  async ({ page }) => {
    await page.goto(`${paths.service(1)}#complaint`)
    const section = page.getByRole('region', { name: 'Как обжаловать' })
    await expect(section.locator('details')).toHaveAttribute('open', '')
    const folded = page.getByRole('region', { name: 'Когда могут отказать' })
    await expect(folded.getByRole('list')).toBeHidden()
    await folded.getByRole('heading', { name: 'Когда могут отказать' }).tap()
    await expect(folded.getByRole('list')).toBeVisible()
  },
)

test('the catalogue of services begins in the first screen of a wide window', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.servicesCatalog)
  const main = page.getByRole('main')
  const box = await main
    .getByRole('link', { name: /^Запись/ })
    .first()
    .boundingBox()
  expect(box?.y ?? Infinity).toBeLessThan(page.viewportSize()?.height ?? 0)
  // the bar has the topics and the life situations, so nothing repeats them above the list
  await expect(main.getByRole('combobox', { name: 'Жизненная ситуация' })).toBeVisible()
  await expect(main.getByText('Рождение ребёнка', { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('the button that applies for a service stays in sight', { tag: ['@phone', '@all'] }, async ({ page }) => {
  await page.goto(await firstLink(paths.servicesCatalog, /^\/services\/\d+$/))
  const actions = page
    .getByRole('main')
    .getByRole('link', { name: /^(Подать онлайн|(Где|Как) подать заявление)$/ })
    .filter({ visible: true })
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const action = isPhone ? actions.last() : actions.first()
  await page.getByRole('main').getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded()
  await expect(action).toBeInViewport()
})

for (const path of [
  paths.news,
  paths.documents,
  paths.servicesCatalog,
  paths.projects,
  paths.organizations,
  paths.faq,
  paths.allIdeas,
  paths.discussions,
  paths.socialControlMap,
  paths.mayorMedia,
  paths.reception,
])
  test(
    `the filter of ${path} has one button, and every field a label`,
    { tag: ['@phone', '@all'] },
    async ({ page }) => {
      await page.goto(path)
      const fold = page.getByRole('main').getByText('Найти по названию')
      if (await fold.isVisible()) await fold.click()
      const form = page.getByRole('main').locator('form[aria-label^="Отбор"]')
      await expect(form.getByRole('button', { name: /^(Найти|Показать)$/ })).toHaveCount(1)
      const unnamed = await form.locator('input, select').evaluateAll((fields) =>
        fields.flatMap((field) => {
          if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []
          const label = field.labels?.[0]
          // what only a screen reader gets is a pixel wide
          return field.checkVisibility() && !(label && label.offsetHeight > 1) ? [field.name] : []
        }),
      )
      expect(unnamed).toEqual([])
    },
  )

test('rare conditions of the register fold until one is set', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.documents)
  const state = page.getByRole('combobox', { name: 'Состояние' })
  await expect(state).toBeHidden()
  await page.getByRole('combobox', { name: 'Вид' }).selectOption({ index: 1 })
  await page.getByText('Ещё условия', { exact: true }).click()
  await state.selectOption({ index: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page).toHaveURL(/type=\d+.*status=/)
  await expect(page.getByRole('status').first()).toContainText('Найдено')
  await expect(state).toBeVisible()
})

test(
  'the names of the catalogue’s columns are in one line with the number of results',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${paths.servicesCatalog}?text=школа`)
    const found = await page.getByText(/^Найдено\s\d+\s/).boundingBox()
    // each row says it too, to those who hear the page
    const seen = await page
      .getByText('Стоимость', { exact: true })
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect()).filter(({ width }) => width > 8))
    expect(seen).toHaveLength(1)
    expect(Math.abs((found?.y ?? 0) - (seen[0]?.y ?? Infinity))).toBeLessThan(6)
  },
)

test(
  'on a phone the map of claims stands under its title, and the list is pulled over it',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.socialControlMap)
    const map = page.getByRole('application', { name: /^Карта заявок/ })
    await expect(map).toBeVisible()
    const height = page.viewportSize()?.height ?? 0
    await expectBefore(page, page.getByRole('heading', { level: 1 }), map)
    expect((await map.boundingBox())?.height).toBeGreaterThan(height * 0.45)
    const list = page.locator('#claims-list > li').first()
    await page.getByRole('main').getByRole('link', { name: 'К списку заявок' }).click()
    await expect(list).toBeInViewport()
    const top = await list.boundingBox()
    const x = (top?.x ?? 0) + 4
    const y = (top?.y ?? 0) + 4
    expect(
      await page.evaluate(
        ([left, down]) => document.elementFromPoint(left ?? 0, down ?? 0)?.closest('#beside-map') !== null,
        [x, y],
      ),
    ).toBe(true)
    await page.getByRole('link', { name: 'Карта', exact: true }).filter({ visible: true }).click()
    await expect(map).toBeInViewport({ ratio: 0.9 })
  },
)
