import type { Client } from 'pg'
import { expect, type Page } from 'playwright/test'
import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import type { Colleague } from '@/e2e/fixtures/staff'
import { someWord } from '@/e2e/ideas/ideas'
import { refusalReasons } from '@/lib/domains/desk/rules'

let desk: ClaimDesk
let database: Client
let moderator: Colleague
let officer: Colleague
let author: Resident

test.beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ database, moderator, officer } = desk)
  author = await Resident.register()
})

test.afterAll(() => desk.close())

const report = () => desk.report(author)

async function comeIn(page: Page, { token }: Colleague): Promise<void> {
  await page.context().addCookies([{ name: 'portal-token', value: token, url: portalUrl }])
}

const readCode = async (id: number) =>
  (await database.query<{ code: string }>('SELECT code FROM claims WHERE id = $1', [id])).rows[0]?.code

test(
  'a moderator publishes by one press and refuses by three; the next claim opens',
  { tag: '@phone' },
  async ({ page }) => {
    // a word of its own keeps the queue to these two: claims of other journeys come and go
    const word = someWord()
    const published = await desk.report(author, { text: `Яма ${word}` })
    const refused = await desk.report(author, { text: `Люк ${word}` })
    await comeIn(page, moderator)
    await page.goto('/desk')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: /На\sмодерации/ }).click()
    await expect(page).toHaveTitle(/^Очередь/)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('searchbox').fill(String(published))
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('link', { name: new RegExp(`№\\s${published}`) })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await page.goto(`/desk/queue/${published}?view=moderation&text=${word}`)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`№\\s${published}: опубликована`) }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(refused))
    expect(await readCode(published)).toBe('1')

    await page.getByText('Отклонить', { exact: true }).first().click()
    await page.getByText(refusalReasons[1]).click()
    await page.getByRole('button', { name: 'Отклонить' }).click()
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`№\\s${refused}: отклонена`) })).toBeVisible()
    expect(await readCode(refused)).toBe('2')
  },
)

test('an officer answers by the keyboard; what is missing is said at its field', async ({ page }) => {
  const id = await report()
  await comeIn(page, moderator)
  await page.goto(`/desk/queue/${id}?view=moderation&text=${id}`)
  await page.getByRole('button', { name: 'Опубликовать' }).press('Enter')
  const said = page.getByRole('status').filter({ hasText: 'опубликована' })
  await expect(said).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(said.getByRole('link', { name: new RegExp(`№\\s${id}`) })).toBeFocused()

  await comeIn(page, officer)
  await page.goto(`/desk/queue?text=${id}`)
  await page.getByRole('link', { name: new RegExp(`№\\s${id}`) }).press('Enter')
  await page.getByRole('button', { name: 'Ответить' }).press('Enter')
  const field = page.getByLabel('Ответ автору')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Напишите ответ автору')
  expect(await axeFindings(page)).toEqual([])
  await field.fill('Засыпали щебнем.')
  await field.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`№\\s${id}: ответ отправлен`) })).toBeVisible()
  expect(await readCode(id)).toBe('3')
})

test('an answer is sent without scripts', { tag: '@without-javascript' }, async ({ page }) => {
  const id = await report()
  await comeIn(page, moderator)
  await page.goto(`/desk/queue/${id}?view=moderation&text=${id}`)
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`№\\s${id}: опубликована`) })).toBeVisible()
  await page.goto(`/desk/queue/${id}?view=open&text=${id}`)
  await page.getByLabel('Ответ автору').fill('Засыпали щебнем.')
  await page.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`№\\s${id}: ответ отправлен`) })).toBeVisible()
  expect(await readCode(id)).toBe('3')
})
