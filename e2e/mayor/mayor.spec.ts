import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'the menu leads to the mayor’s days of one type, and the address leads back',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.mayor)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Гаджимурадов')
    await page.getByRole('main').getByRole('link', { name: 'Вся деятельность' }).click()
    await page.waitForURL(`**${paths.mayorActivity}`)
    const types = page.getByRole('navigation', { name: 'Вид деятельности' })
    await types.getByRole('link', { name: /^Приём граждан/ }).click()
    await page.waitForURL(/\?type=\d+$/)
    await expect(types.getByRole('link', { name: /^Приём граждан/ })).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('#activity-list').getByRole('listitem').first()).toContainText('Приём граждан')
    await expect(page.locator('#activity-list')).not.toContainText('Рабочие поездки')
  },
)

test('the list of activity has pages without JavaScript', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(`${paths.mayorActivity}?page=2`)
  await expect(page.locator('#activity-list').getByRole('heading', { level: 2 })).toHaveCount(12)
  await page.locator('#activity-list').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/mayoractivity\?id=\d+$/)
})

test(
  'an album is found by its year and words, and its pictures are viewed by keyboard',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.media)
    await page.getByRole('navigation', { name: 'Что в альбомах' }).getByRole('link', { name: 'Фотографии' }).click()
    await page.waitForURL(/kind=photo/)
    await page.getByRole('searchbox', { name: 'Искать в альбомах' }).fill('регата Рубас')
    await page.keyboard.press('Enter')
    await page.waitForURL(/text=/)
    await expect(page.getByRole('status')).toContainText('Найдено 1 · фотографии · со словами «регата Рубас»')
    await page.locator('#gallery-list').getByRole('link').click()
    await page.waitForURL(/\/mycity\/media\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Сорок парусов')
    await lookThrough(page)
  },
)

/** Enter opens the picture, arrows turn, the caption goes along, Escape and the browser's Back close and give the focus back. */
async function lookThrough(page: Page): Promise<void> {
  const pictures = page.getByRole('list', { name: /Сорок парусов/ })
  const captions = await pictures.locator('figcaption').allTextContents()
  const opener = pictures.getByRole('link').nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' })
  await expect(viewer.getByText(captions[1] ?? '').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(captions[2] ?? '').first()).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(captions[0] ?? '').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(viewer.getByText(captions[1] ?? '').first()).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
}
