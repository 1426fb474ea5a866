import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

const calendar = `${paths.posters}?view=calendar`

test('the calendar leads to an event and into one’s own calendar', { tag: ['@phone', '@all'] }, async ({ page }) => {
  await page.goto(paths.posters)
  await page.getByRole('navigation', { name: 'Как показать афишу' }).getByRole('link', { name: 'Календарём' }).click()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(page.locator('td[aria-current="date"]')).toBeVisible()

  const month = page.locator('#month')
  const present = (await month.textContent()) ?? ''
  await page.getByRole('link', { name: 'Следующий месяц' }).click()
  await expect(month).not.toHaveText(present)
  const day = page.getByRole('link', { name: /^\d+\s[а-я]+: \d+/ }).first()
  const [name = ''] = ((await day.textContent()) ?? '').match(/\d{1,2}\s[а-я]+/) ?? []
  await day.click()
  const section = page.locator('#day')
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(/^\d+\s[а-я]+$/)
  const shown = (await section.getByRole('heading', { level: 2 }).textContent()) ?? 'нет дня'
  expect(name.replace('\u00A0', ' ').endsWith(shown.replace('\u00A0', ' '))).toBe(true)

  const title = (await section.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await section.getByRole('link', { name: title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  const asked = page.getByRole('navigation', { name: 'В календарь' })
  const ofOneDate = page.getByRole('link', { name: 'В календарь' })
  if (await asked.isVisible()) await asked.getByText('В календарь').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('link', { name: 'Все даты' }).or(ofOneDate).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.ics$/)
})

test(
  'the filter shows what chips have chosen, and «Сбросить» empties it',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.posters)
    await page.getByRole('link', { name: 'Детям', exact: true }).tap()
    await expect(page).toHaveURL(/children=1/)
    await page.getByRole('list', { name: 'Ближайшие дни и кому' }).getByRole('link', { name: 'Бесплатно' }).tap()
    await expect(page).toHaveURL(/free=1/)
    await expect(page.getByRole('link', { name: /^до\s6\+$/ })).toHaveAttribute('href', /\?age=6&free=1$/)
    await page.getByRole('button', { name: /^Когда, что, для кого/ }).tap()
    await expect(page.getByRole('checkbox', { name: 'Детям и семьям' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Возраст' })).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: 'Бесплатно' })).toBeChecked()

    await page.goto(`${paths.documents}?type=1`)
    const kind = page.getByRole('combobox', { name: 'Вид', includeHidden: true })
    await expect(kind).toHaveValue('1')
    await page.getByRole('link', { name: 'Сбросить' }).tap()
    await expect(page).toHaveURL(new RegExp(`${paths.documents}$`))
    await expect(kind).toHaveValue('')
  },
)

test('JSON-LD of an event equals its page', { tag: ['@without-javascript', '@all'] }, async ({ page, request }) => {
  await page.goto(paths.posters)
  await page.locator('#posters-list').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/mycity\/poster\/\d+\//)
  // a single date stands among the facts
  const dates = Math.max(1, await page.locator('#dates + ul > li, #dates ~ details li').count())
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = texts.flatMap((text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'])
  expect(things.filter((thing) => thing['@type'] === 'Event')).toHaveLength(dates)

  const file = await request.get(`${new URL(page.url()).pathname}/event.ics`)
  expect(file.headers()['content-type']).toContain('text/calendar')
  const ics = await file.text()
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(dates)
  expect(ics).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  expect(await (await request.get(paths.postersCalendar())).text()).toContain('BEGIN:VEVENT')
})

test(
  'filters stay in the address and are shown in words',
  { tag: ['@without-javascript', '@all'] },
  async ({ page }) => {
    await page.goto(paths.posters)
    await page.getByRole('button', { name: 'Когда, что, для кого' }).click()
    await page.getByLabel('Что', { exact: true }).selectOption({ label: 'Концерты' })
    await page.getByLabel('Бесплатно').check()
    await page.getByRole('button', { name: 'Показать', exact: true }).click()
    await expect(page).toHaveURL(/category=\d+.*free=1/)
    await expect(page.getByRole('status')).toContainText('Концерты · бесплатно')
    for (const kind of await page.locator('#posters-list li p:first-child').allTextContents()) {
      if (kind.length < 30 && !/\d/.test(kind)) expect(kind).toBe('Концерты')
    }
  },
)

test(
  "the browser's Back closes the open filters and takes back the applied ones",
  { tag: '@only-phone' },
  async ({ page }) => {
    await page.goto(paths.faq)
    await page.goto(paths.posters)
    const posters = page.url()
    const filters = page.getByRole('group', { name: 'Какие события показать' })
    const opener = page.getByRole('button', { name: 'Когда, что, для кого' })
    await opener.click()
    await expect(filters).toBeVisible()
    await page.goBack()
    await expect(filters).toBeHidden()
    expect(page.url()).toBe(posters)
    await opener.click()
    await filters.getByRole('button', { name: 'Закрыть' }).click()
    await expect(filters).toBeHidden()
    await opener.click()
    await filters.getByLabel('Бесплатно').check()
    await filters.getByRole('button', { name: 'Показать', exact: true }).click()
    await expect(page).toHaveURL(/free=1/)
    await page.goBack()
    await expect(page).toHaveURL(posters)
    await expect(filters).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${paths.faq}$`))
  },
)

test('past events stay listed and are marked', { tag: ['@without-javascript', '@all'] }, async ({ page }) => {
  await page.goto(`${paths.posters}?when=past`)
  const tiles = page.locator('#posters-list > li')
  const count = await tiles.count()
  expect(count).toBeGreaterThan(0)
  await expect(tiles.getByText('Прошло', { exact: true })).toHaveCount(count)
})

test('a month without events shows a message', { tag: ['@without-javascript', '@all'] }, async ({ page }) => {
  await page.goto(`${calendar}&month=2020-02`)
  await expect(page.getByText('В этом месяце событий нет')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Февраль 2020')
})

test('the directory shows results while the visitor types', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.reference)
  const all = await shownRows(page)
  await page.getByRole('searchbox', { name: 'Что найти в справочнике' }).pressSequentially('поликлиника')
  await expect.poll(() => shownRows(page)).toBeLessThan(all)
  await expect(page.getByRole('heading', { name: 'Поликлиника № 2' })).toBeVisible()
  await expect(page).toHaveURL(/text=/)
  const found = await shownRows(page)
  await expect(page.getByText(`Найдено ${found}`, { exact: true })).toBeVisible()
  expect(await sumOfTopics(page)).toBe(found)

  await page.getByRole('searchbox', { name: 'Что найти в справочнике' }).fill('такогонет')
  await expect(page.getByText('Такого в справочнике нет')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Что найти в справочнике' }).fill('')
  await expect.poll(() => shownRows(page)).toBe(all)
})

test('the directory is searched without JavaScript too', { tag: ['@without-javascript', '@all'] }, async ({ page }) => {
  await page.goto(paths.reference)
  await page.getByRole('searchbox', { name: 'Что найти в справочнике' }).fill('055-60-60')
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('heading', { name: /Вода и\sканализация/ })).toBeVisible()
  expect(await shownRows(page)).toBeLessThan(5)
})

const LAST_TOPIC = 'Администрация и управления'

test('the directory is folded but for the emergency numbers', { tag: ['@phone', '@all'] }, async ({ page }) => {
  await page.goto(paths.reference)
  await expect(page.getByRole('link', { name: '112', exact: true }).filter({ visible: true }).first()).toBeInViewport()
  const row = page.getByRole('heading', { name: 'Отдел закупок' })
  await expect(row).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)

  await page.getByRole('navigation', { name: 'Темы справочника' }).getByRole('link', { name: LAST_TOPIC }).click()
  await expect(page).toHaveURL(/#topic-\d+$/)
  await expect(row).toBeVisible()
  await expect(page.getByRole('heading', { name: LAST_TOPIC })).toBeInViewport()

  const anchor = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(anchor.href)
  await expect(row).toBeVisible()
  const topic = page.locator('summary').filter({ hasText: LAST_TOPIC })
  await topic.focus()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()

  const field = page.getByRole('searchbox', { name: 'Что найти в справочнике' })
  await field.fill('закупок')
  await expect(row).toBeVisible()
  await field.fill('')
  await expect(row).toBeHidden()
})

test('the printed directory has all its rows and nothing else', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.reference)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Отдел закупок' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Что найти в справочнике' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Темы справочника' })).toBeHidden()
  expect(await shownRows(page)).toBeGreaterThan(50)
})

test('the week’s events stand on the home page', { tag: ['@without-javascript', '@all'] }, async ({ page }) => {
  await page.goto(paths.home)
  await page.getByRole('region', { name: 'Афиша недели' }).getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/mycity\/poster\/\d+\//)
})

/** Adds up what the topics in sight say of themselves. */
async function sumOfTopics(page: Page): Promise<number> {
  const topics = page
    .getByRole('main')
    .locator('summary')
    .filter({ visible: true, hasText: /\d+ запис(ь|и|ей)$/ })
  const texts = await topics.allInnerTexts()
  return texts.reduce((sum, text) => sum + Number(/(\d+)\s+запис\S+\s*$/.exec(text)?.[1]), 0)
}

function shownRows(page: Page): Promise<number> {
  return page.locator('[data-words]:not([hidden])').count()
}
