import { expect } from 'playwright/test'
import { waitForNewDay, cityDay } from '@/e2e/fixtures/city-days'
import { test } from '@/e2e/fixtures/journey'
import { Office } from '@/e2e/fixtures/office'
import { newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { paths } from '@/lib/config/paths'

// an outage stands on the home page, whose length is measured below
test.describe.configure({ mode: 'serial' })

test(
  'today’s outage is in the first screen of a phone, with its hour and a number to call',
  { tag: '@only-phone' },
  async ({ page }) => {
    await waitForNewDay()
    const office = await Office.logIn()
    const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
    const word = plantedWord()
    const outage = { ...(await newsWith(office, word)), title: `Не будет воды: ${word}`, type: type?.id }
    const message = await office.create('news', {
      ...outage,
      expiresAt: `${cityDay(0)}T23:59:00+03:00`,
      _status: 'published',
    })

    await expect(async () => {
      await page.goto(paths.home)
      const today = page.getByRole('region', { name: 'Сегодня в городе' })
      await expect(today.getByRole('link', { name: outage.title })).toBeInViewport({ timeout: 2_000 })
      await expect(today).toContainText('Актуально до конца дня')
      await expect(today.getByRole('link', { name: /\+7/ })).toBeVisible()
    }).toPass()
    // one press leads from the home page to the outage
    await page.getByRole('link', { name: outage.title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
    await office.remove('news', message.id)
  },
)

test('the groups of the footer fold on phones', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await page.goto(paths.home)
  const links = page.getByRole('navigation', { name: 'Разделы портала' })
  await expect(links.getByRole('link', { name: 'Правовые акты' })).toBeHidden()
  await links.getByRole('button', { name: 'Документы' }).click()
  await links.getByRole('link', { name: 'Правовые акты' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.documents}$`))
})

test(
  'the home page is at most seven phone screens and shows a warning once',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.home)
    await expect(page.getByRole('region', { name: 'Самурск в цифрах' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
    await expect(page.getByRole('link', { name: /^Штормовое предупреждение/ })).toHaveCount(0)
  },
)
