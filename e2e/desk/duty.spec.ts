import type { Client } from 'pg'
import { expect, type Page } from 'playwright/test'
import { someClaim } from '@/e2e/claims/claims'
import { hoursFromNow } from '@/e2e/desk/duty'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import type { Office } from '@/e2e/fixtures/office'
import { portalUrl } from '@/e2e/fixtures/portal'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'

let database: Client
let office: Office
let moderator: Colleague
let dispatcher: Colleague
const mark = Date.now()

test.beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  dispatcher = await createColleague(office, 'dispatcher')
})

test.afterAll(async () => {
  await database.query('DELETE FROM claims WHERE text LIKE $1', [`%${mark}`])
  const { rows } = await database.query<{ id: number }>('SELECT id FROM news WHERE title LIKE $1', [`%${mark}`])
  for (const { id } of rows) await office.remove('news', id)
  for (const { id } of [moderator, dispatcher]) await office.remove('staff', id)
  await database.end()
})

const comeIn = (page: Page) =>
  page.context().addCookies([{ name: 'portal-token', value: dispatcher.token, url: portalUrl }])

test(
  'a dispatcher takes a claim by phone by the keyboard and dictates its number',
  { tag: '@phone' },
  async ({ page }) => {
    const { category_id: category } = await someClaim()
    await comeIn(page)
    await page.goto('/desk')
    await page.getByRole('main').getByRole('link', { name: 'Принять по телефону' }).press('Enter')
    await expect(page).toHaveTitle(/^Принять по телефону/)
    expect(await axeFindings(page)).toEqual([])

    await page.getByLabel('Тема').selectOption(String(category))
    await page.getByLabel('Что случилось').fill(`Прорвало трубу ${mark}`)
    await page.getByRole('combobox', { name: 'Адрес' }).pressSequentially('Портовая, 12')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByLabel('Имя звонящего').fill('Патимат Тайнова')
    await page.getByRole('textbox', { name: /^Телефон/ }).fill('89285554433')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Без согласия заявку не принять')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await expect(page.getByLabel('Что случилось')).toHaveValue(`Прорвало трубу ${mark}`)
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /Принята заявка №\s\d+/ })).toBeVisible()
    await page.getByRole('status').getByRole('link').click()
    await expect(page.getByText('Принята по телефону')).toBeVisible()
  },
)

test('a dispatcher announces an outage and ends it by one press', { tag: '@phone' }, async ({ page }) => {
  await comeIn(page)
  await page.goto('/desk/outages')
  await page.getByLabel('Что отключено').fill('нет света')
  await page.getByLabel('Где').fill(`ул. Портовая, 12, проба ${mark}`)
  await page.getByLabel('До какого времени').fill(hoursFromNow(3))
  await page.getByLabel('Кто отвечает').fill('Горсети, 8 (87200) 2-00-01')
  await page.getByRole('button', { name: 'Объявить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Отключение объявлено' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: `Закончить: Нет света: ул. Портовая, 12, проба ${mark}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Отключение закончено' })).toBeVisible()
})

test(
  'without scripts a refused form comes back with its errors and all that was typed, once',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await comeIn(page)
    await page.goto('/desk/outages')
    await page.getByLabel('Где').fill(`ул. Портовая, 12, проба ${mark}`)
    await page.getByRole('button', { name: 'Объявить' }).click()
    await expect(page.getByRole('alert')).toHaveText('Не отправлено: исправьте отмеченные поля.')
    await expect(page.getByLabel('Где')).toHaveValue(`ул. Портовая, 12, проба ${mark}`)
    await expect(page.getByLabel('Что отключено')).toHaveAttribute('aria-invalid', 'true')
    await page.goto('/desk/outages')
    await expect(page.getByLabel('Где')).toHaveValue('')
  },
)
