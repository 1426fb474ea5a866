import { expect, type Page } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { hydrated } from '@/e2e/fixtures/hydrated'
import { test } from '@/e2e/fixtures/journey'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, someone, someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'

const BOOKABLE = /^Выбрать время:\sс\s/

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a time chosen before the scripts come is not lost', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.reception)
  const href = await page.getByRole('main').getByRole('link', { name: BOOKABLE }).nth(1).getAttribute('href')
  const release = await holdScripts(page)
  await page.goto(href ?? '', { waitUntil: 'domcontentloaded' })
  const time = page.locator('input[name="starts_at"]:enabled').filter({ visible: true }).last()
  await time.check({ force: true })
  release()
  await expect(page.getByRole('button', { name: 'Записаться', exact: true })).toBeEnabled()
  await expect(time).toBeChecked()
})

test('a guest books a time from the first page and cancels it', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto(paths.home)
  await hydrated(page)
  await page.locator('header').getByRole('link', { name: 'Поиск' }).filter({ visible: true }).click()
  const field = page.getByRole('dialog', { name: 'Что вы ищете?' }).getByRole('combobox')
  await field.fill('приём заместителя главы')
  await field.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Записаться на приём', exact: true }).click()
  await expect(page).toHaveURL(paths.reception)

  // take the second official, because other tests book the first one, the head of the city
  await page.getByRole('main').getByRole('link', { name: BOOKABLE }).nth(1).click()
  const time = page.locator('input[name="starts_at"]:enabled').filter({ visible: true }).last()
  const start = (await time.getAttribute('value')) ?? ''
  expect((await time.locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await time.click()
  const official = page.url()
  const { email } = someone()
  await fillIn(page, email)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Записаться', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Номер записи' })).toContainText(
    'Осталось подтвердить запись',
  )
  const ics = await page.request.get((await page.getByRole('link', { name: 'В календарь' }).getAttribute('href')) ?? '')
  expect(await ics.text()).toContain('BEGIN:VEVENT')

  const confirmed = keyIn(await waitForEmail(email, 'Подтвердите запись на приём'), 'confirm-reception')
  await page.goto(`/#confirm-reception=${confirmed}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить запись' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Вы записаны на приём')
  await expectTime(page, official, start, 'taken')

  const key = keyIn(await waitForEmail(email, 'Вы записаны на приём'), 'cancel-reception')
  await page.goto(`/#cancel-reception=${key}`)
  await expect(page.getByRole('alertdialog')).toContainText(/\d\d:\d\d\.\s.+:\s.+\.\sГде:\s.+\sНомер\sзаписи\s—\sП/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить запись' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('время снова свободно')
  await expectTime(page, official, start, 'free')
})

test(
  'a resident finds the form filled, is booked at once and cancels in the cabinet',
  { tag: '@all' },
  async ({ page }) => {
    const resident = await Resident.register()
    await page.addInitScript((token) => localStorage.setItem('apollo-token', token), resident.token)
    await page.goto(paths.reception)
    await page.getByRole('main').getByRole('link', { name: BOOKABLE }).nth(2).click()
    await expect(page.getByLabel('Электронная почта')).toHaveValue(resident.email)
    await page.getByRole('button', { name: 'Записаться', exact: true }).click()
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toContainText('Выберите время')
    await expect(page.getByLabel('Электронная почта')).toHaveValue(resident.email)

    await page.locator('input[name="starts_at"]:enabled').filter({ visible: true }).last().check({ force: true })
    await page.getByLabel('О чём хотите поговорить').fill('Освещение двора')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Записаться', exact: true }).click()
    await expect(page.getByText('Вы записаны на приём')).toBeVisible()

    await page.goto(`${paths.profile}#receptions`)
    await page.getByRole('button', { name: 'Отменить запись' }).click()
    await expect(page.getByText('время снова свободно')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Записи на приём' })).toContainText('Отменена')
  },
)

test('typed values and the chosen time survive a reload', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.reception)
  await page.getByRole('main').getByRole('link', { name: BOOKABLE }).nth(3).click()
  const times = page.locator('input[name="starts_at"]:enabled')
  await hydrated(page)
  const start = (await times.last().getAttribute('value')) ?? ''
  await page.locator('summary').filter({ visible: true }).last().click()
  await times.last().check({ force: true })
  const { email } = someone()
  await fillIn(page, email)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ремонт двора')
  await page.reload()
  await expect(page.getByLabel('О чём хотите поговорить')).toHaveValue('Ремонт двора')
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email)
  const chosen = page.locator(`input[name="starts_at"][value="${start}"]`)
  await expect(chosen).toBeChecked()
  await expect(chosen.locator('..')).toBeVisible()
})

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Фамилия, имя, отчество').fill('Пробова Анна Игоревна')
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Телефон').fill('+7 (928) 055-12-34')
  await page.getByLabel('О чём хотите поговорить').fill('Ремонт двора')
}

async function expectTime(page: Page, official: string, start: string, state: 'free' | 'taken'): Promise<void> {
  await page.goto(official)
  const time = page.locator(`input[name="starts_at"][value="${start}"]`)
  await (state === 'free' ? expect(time).toBeEnabled() : expect(time).toBeDisabled())
}
