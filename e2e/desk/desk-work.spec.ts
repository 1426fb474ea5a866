import type { Client } from 'pg'
import { expect, type Page } from 'playwright/test'
import { reportAs } from '@/e2e/claims/claims'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import type { Office } from '@/e2e/fixtures/office'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { postTechSupport } from '@/lib/domains/support/contract'

let database: Client
let office: Office
let moderator: Colleague
let author: Resident
const made: number[] = []

test.beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  author = await Resident.register()
})

test.afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('staff', moderator.id)
  await database.end()
})

async function openAction(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).click()
}

test.beforeEach(async ({ page }) => {
  await page.context().addCookies([{ name: 'portal-token', value: moderator.token, url: portalUrl }])
})

test(
  'a moderator leaves a note, corrects a claim and finds what was typed and not sent',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await reportAs(author, { text: 'Яма, её видел Иванов из квартиры 5' })
    made.push(id)
    await page.goto(`/desk/queue/${id}?view=moderation`)
    await openAction(page, 'Заметка')
    await page.getByLabel('Заметка для коллег').fill('Проверить на месте')
    await page.getByRole('button', { name: 'Сохранить заметку' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'заметка сохранена' })).toBeVisible()
    await expect(page.getByText('Проверить на месте')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await openAction(page, 'Исправить текст и место')
    await page.getByLabel('Текст', { exact: true }).fill('Яма на проезде')
    await page.getByRole('button', { name: 'Исправить текст и место' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'исправлена' })).toBeVisible()
    await expect(page.getByText('Яма на проезде').first()).toBeVisible()
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'опубликована' })).toBeVisible()

    await page.goto(`/desk/queue/${id}?view=open`)
    await page.getByLabel('Ответ автору').fill('Засыпали щебнем')
    await expect(page.getByText('Черновик ответа сохранён, не отправлен.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Ответ автору')).toHaveValue('Засыпали щебнем')
  },
)

test('a message to the support is found by its words and answered', { tag: ['@phone', '@all'] }, async ({ page }) => {
  const word = `кнопка${Date.now()}`
  await author.call(postTechSupport, { body: { message: `Не работает ${word}` } })
  await page.goto('/desk')
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: new RegExp(word) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Обращение в техподдержку')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Ответ автору').fill('Обновите страницу.')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ответ отправлен' })).toBeVisible()
})
