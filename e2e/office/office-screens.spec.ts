import { expect, type Page } from 'playwright/test'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import { administrator, enterOffice, Office } from '@/e2e/fixtures/office'
import { newsWith, plantedWord, schedule } from '@/e2e/news/news-drafts'

const STAMP = /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/
const made: number[] = []

test.afterEach(async () => {
  const office = await Office.logIn()
  for (const id of made.splice(0)) await office.remove('news', id)
})

test(
  'an editor sees who saved a version, when a draft goes out, and copies its link',
  { tag: '@all' },
  async ({ page, context }) => {
    const office = await Office.logIn()
    const word = plantedWord()
    const { id } = await office.create('news', { ...(await newsWith(office, word)), _status: 'draft' }, { draft: true })
    made.push(Number(id))
    await schedule(id, '2036-03-05T06:20:00Z')
    await enterOffice(page)

    await test.step('the list and the document name the moment, by the clock of the city', async () => {
      await page.goto(`/admin/collections/news?search=${word}`)
      await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Выйдет 05.03.2036 09:20')
      await page.goto(`/admin/collections/news/${id}`)
      await expect(page.getByLabel('Запланировано')).toHaveValue('Выйдет 05.03.2036 09:20')
    })

    await test.step('the link for approval is copied by one press', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await page.getByLabel('Ссылка для согласования').inputValue())
    })

    await test.step('greys of the document can be read', async () => {
      expect(await axeFindings(page, { within: '.document-fields', rules: ['color-contrast'] })).toEqual([])
    })

    await test.step('a version names its moment and its author', async () => {
      await page.goto(`/admin/collections/news/${id}/versions`)
      const [moment, author, state] = await page.getByRole('row').nth(1).getByRole('cell').allTextContents()
      expect(moment).toMatch(STAMP)
      expect([author, state]).toEqual([await nameAdministrator(office), 'Черновик'])
      await page.getByRole('link', { name: moment }).click()
      // the server writes it, by the clock of the city
      await expect(page.locator('.step-nav')).toContainText(String(moment))
      await expect(page.getByText(word).first()).toBeVisible()
    })
  },
)

test('a draft that nobody typed into is in no list', { tag: '@all' }, async ({ page }) => {
  await enterOffice(page)
  const empty = await createDraft(page)
  const typed = await createDraft(page)
  await page.getByLabel('Лид').fill('Заголовок придумаем завтра')
  const office = await Office.logIn()
  const readLead = async () => (await office.read('news', typed, { draft: true })).lead
  await expect.poll(readLead).toBe('Заголовок придумаем завтра') // the form saves by itself
  await page.goto('/admin/collections/news?sort=-id&limit=100')
  await expect(page.locator(`a[href$="/news/${typed}"]`).first()).toBeVisible()
  await expect(page.locator(`a[href$="/news/${empty}"]`)).toHaveCount(0)
})

test('a message for every page is saved after the editor has seen what changes', { tag: '@all' }, async ({ page }) => {
  const office = await Office.logIn()
  const { text } = await office.readGlobal('alert')
  const word = plantedWord()
  try {
    await enterOffice(page)
    await page.goto('/admin/globals/alert')
    await page.getByLabel('Текст').fill(`Шторм ${word}`)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    const asked = page.getByRole('dialog').filter({ hasText: 'Это сразу увидят все' })
    await expect(asked).toContainText(`«Шторм ${word}»`)
    expect((await office.readGlobal('alert')).text).toBe(text)
    await asked.getByRole('button', { name: 'Отмена' }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await asked.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено.').first()).toBeVisible()
    expect((await office.readGlobal('alert')).text).toBe(`Шторм ${word}`)
  } finally {
    await office.updateGlobal('alert', { text })
  }
})

test('pictures are named by what is on them', { tag: '@all' }, async ({ page }) => {
  const office = await Office.logIn()
  const [picture] = await office.find('media', { limit: '1', sort: '-createdAt' })
  await enterOffice(page)
  await page.goto('/admin/collections/media?sort=-createdAt')
  await expect(page.getByRole('link', { name: String(picture?.alt) }).first()).toBeVisible()
  await page.goto(`/admin/collections/media/${picture?.id}`)
  await expect(page.getByRole('link', { name: String(picture?.alt) }).first()).toBeVisible()
  await expect(page.getByText(String(picture?.filename))).toHaveCount(0)
})

async function createDraft(page: Page): Promise<string> {
  await page.goto('/admin/collections/news/create')
  await page.waitForURL(/\/news\/\d+$/)
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  made.push(Number(id))
  return id
}

async function nameAdministrator(office: Office): Promise<unknown> {
  const [account] = await office.find('staff', { 'where[email][equals]': administrator.email })
  return account?.name
}
