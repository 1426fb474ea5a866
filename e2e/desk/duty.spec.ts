import type { Client } from 'pg'
import { expect, type Page } from 'playwright/test'
import { someClaim } from '@/e2e/claims/claims'
import { hoursFromNow, outageWith, sendDutyForm } from '@/e2e/desk/duty'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import type { Office } from '@/e2e/fixtures/office'
import { portalUrl } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import { textNode, toEditorDocument } from '@/lib/platform/documents/editor-document'
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
    await expect(page.getByLabel('Тема')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])

    await page.getByLabel('Тема').selectOption(String(category))
    await page.getByLabel('Что случилось').fill(`Прорвало трубу ${mark}`)
    const address = page.getByRole('combobox', { name: 'Адрес' })
    await address.pressSequentially('Портовая')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // what was refused is no fault any more once it is changed
    await page.getByRole('button', { name: 'Принять заявку' }).press('Enter')
    await expect(address).toHaveAccessibleDescription(/Назовите дом/)
    await address.press('End')
    await address.pressSequentially(' ')
    await expect(address).not.toHaveAccessibleDescription(/Назовите дом/)
    await page.getByLabel('Имя звонящего').fill('Патимат Тайнова')
    const phone = page.getByRole('textbox', { name: /^Телефон/ })
    await phone.pressSequentially('9285554433')
    await expect(phone).toHaveValue('+7 (928) 555-44-33')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Принять заявку' }).press('Enter')
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/Назовите дом/)
    await page.getByLabel('Ориентир').fill('у детской площадки')
    await page.reload()
    await expect(page.getByText('Набранное раньше осталось в этой вкладке')).toBeVisible()
    await expect(phone).toHaveValue('+7 (928) 555-44-33')
    await expect(page.getByLabel('Ориентир')).toHaveValue('у детской площадки')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByLabel('Ориентир').press('Enter')
    await expect(page.getByText('Без согласия заявку не принять')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await expect(page.getByLabel('Что случилось')).toHaveValue(`Прорвало трубу ${mark}`)
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const taken = page.getByRole('status').filter({ hasText: /Прочтите номер звонящему:\s*№\s\d+/ })
    await expect(taken).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await expect(taken.getByRole('link', { name: 'Новая заявка' })).toBeVisible()
    await expect(page.getByLabel('Что случилось')).toHaveValue('')
    await taken.getByRole('link', { name: 'Открыть' }).press('Enter')
    await expect(page.getByText('Принята по телефону')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Отозвать' }).click()
    await page.getByLabel('Почему').fill('Звонивший передумал')
    await page.getByRole('button', { name: 'Отозвать' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'отозвана' })).toBeVisible()
  },
)

test('a dispatcher sees what editors announced, announces an outage, corrects, ends and resumes it', async ({
  page,
}) => {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM news_types WHERE code = 2')
  const title = `Перекроют мост, проба ${mark}`
  await office.create('news', {
    title,
    lead: 'С утра.',
    body: toEditorDocument([[textNode('С утра до вечера.')]]),
    type: rows[0]?.id,
    startsAt: new Date(Date.now() + 1_800_000).toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    _status: 'published',
  })
  await comeIn(page)
  await page.goto('/desk/outages')
  const ofEditors = page
    .getByRole('region', { name: 'Объявила редакция' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(ofEditors).toBeVisible()
  await expect(ofEditors.getByRole('button')).toHaveCount(0)

  await page.getByRole('link', { name: 'Новое отключение' }).click()
  const form = page.getByRole('form', { name: 'Новое отключение' })
  await form.getByLabel('Что отключено').fill('нет света')
  const streets = form.getByRole('combobox', { name: 'Где' })
  await streets.pressSequentially('ул. Садовая, 1–15, Портов')
  await page.getByRole('option', { name: /Портовая/ }).click()
  await expect(streets).toHaveValue(/^ул\. Садовая, 1–15, .*Портовая, $/)
  await streets.pressSequentially(`12, проба ${mark}`)
  const start = hoursFromNow(1)
  await form.getByLabel('С какого времени').fill(start)
  await form.getByRole('button', { name: '4 часа' }).press('Enter')
  await expect(form.getByLabel('До какого времени')).toHaveValue(
    new Date(Date.parse(`${start}Z`) + 4 * 3_600_000).toISOString().slice(0, 16),
  )
  await form.getByLabel('Кто отвечает').fill('Горсети, 8 (87200) 2-00-01')
  await page.getByRole('button', { name: 'Объявить' }).click()
  await expect(streets).toHaveAccessibleDescription(/На плане города нет: .*«проба \d+»/)
  await form.getByRole('checkbox', { name: 'Всё равно объявить' }).check()
  await page.getByRole('button', { name: 'Объявить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Отключение объявлено' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Мой стол' }).first().click()
  await expect(page.getByRole('region', { name: 'Объявлено на сайте' })).toContainText(String(mark))
  await page.goBack()

  const ours = page
    .getByRole('region', { name: 'Объявила дежурная служба' })
    .getByRole('listitem')
    .filter({ hasText: String(mark) })
  await ours.getByText('Продлить', { exact: true }).click()
  await ours.getByRole('button', { name: '+2 часа' }).click()
  await expect(ours.getByLabel('До какого времени').first()).toHaveValue(
    new Date(Date.parse(`${start}Z`) + 6 * 3_600_000).toISOString().slice(0, 16),
  )
  expect(await axeFindings(page)).toEqual([])
  await ours.getByRole('button', { name: 'Изменить срок' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Срок отключения изменён' })).toBeVisible()

  await ours.getByText('Исправить', { exact: true }).first().click()
  const correction = ours.getByRole('form', { name: /^Исправить отключение/ })
  await correction.getByLabel('Что отключено').fill('')
  await correction.getByRole('button', { name: 'Исправить' }).click()
  await expect(correction.getByLabel('Что отключено')).toHaveAttribute('aria-invalid', 'true')
  await correction.getByLabel('Что отключено').fill('нет электричества')
  await expect(correction.getByLabel('Что отключено')).not.toHaveAttribute('aria-invalid')
  await correction.getByRole('button', { name: 'Исправить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Отключение исправлено' })).toBeVisible()
  await expect(ours.getByRole('link', { name: /^Нет электричества/ })).toBeVisible()
  await ours.getByText('Кто менял', { exact: true }).click()
  await expect(ours.getByText(/^Исправлено \(что отключено/)).toBeVisible()

  await ours.getByRole('button', { name: 'Закончить' }).click()
  const ended = page.getByRole('status').filter({ hasText: 'Отключение отменено' })
  await expect(ended).toBeVisible()
  await expect(ours).toHaveCount(0)
  await ended.getByRole('button', { name: 'Возобновить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Отключение возобновлено' })).toBeVisible()
  await expect(ours).toBeVisible()
})

test(
  'a resident finds the outage where people look, and at the address that they report',
  { tag: '@phone' },
  async ({ page }) => {
    const outage = { what: 'нет горячей воды', where: `ул. Портовая, 2–14, пер. Пробный ${mark}` }
    const sent = await sendDutyForm(dispatcher, 'outages', outageWith(mark, outage))
    expect(sent.status).toBe(200)
    await expect(async () => {
      await page.goto(paths.dutyService)
      const listed = page.getByRole('region', { name: 'Отключения' }).getByText(String(mark)).first()
      await expect(listed).toBeAttached({ timeout: 2_000 })
    }).toPass()

    await page.goto(paths.reportClaim)
    const form = page.getByRole('form', { name: 'Новая заявка' })
    await form.getByLabel('Адрес или ориентир').fill('ул. Портовая, 12, у второго подъезда')
    await form.getByLabel('Опишите проблему').fill('Нет холодной воды')
    const hint = form.getByRole('status').filter({ hasText: 'По этому адресу объявлено' })
    await expect(hint).toHaveCount(0)
    await form.getByLabel('Опишите проблему').fill('Второй день нет горячей воды')
    await expect(hint).toContainText('объявлено отключение горячей воды до')
    await expect(hint).toContainText('Заявка не нужна, но её можно отправить')
    await expect(hint.getByRole('link', { name: 'Подробнее об отключении' })).toHaveAttribute(
      'href',
      /^\/messages\/\d+\//,
    )
    expect(await axeFindings(page)).toEqual([])
  },
)

test(
  'without scripts a refused form comes back with its errors and all that was typed, once',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await comeIn(page)
    await page.goto('/desk/outages')
    const form = page.getByRole('form', { name: 'Новое отключение' })
    await form.getByLabel('Где').fill(`ул. Портовая, 12, проба ${mark}`)
    await form.getByRole('button', { name: 'Объявить' }).click()
    await expect(page.getByRole('alert')).toHaveText('Не отправлено: исправьте отмеченные поля.')
    await expect(form.getByLabel('Где')).toHaveValue(`ул. Портовая, 12, проба ${mark}`)
    await expect(form.getByLabel('Что отключено')).toHaveAttribute('aria-invalid', 'true')
    await page.goto('/desk/outages')
    await expect(form.getByLabel('Где')).toHaveValue('')
  },
)
