import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { Resident } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'

const ways = [
  ['Социальный контроль', paths.socialControl],
  ['Общественные обсуждения', paths.discussions],
  ['Идеи для города', paths.ideas],
] as const

test('home tiles of a guest have the same targets as links of the sub-projects', { tag: '@all' }, async ({ page }) => {
  for (const press of [pressTile, pressInSubProject]) {
    await press(page, 'Предложить идею')
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await press(page, 'Сообщить о проблеме')
    await expectReport(page)
  }
})

test(
  'home tiles of a resident have the same targets as links of the sub-projects',
  { tag: '@all' },
  async ({ page }) => {
    await enter(page, await Resident.register())
    for (const press of [pressTile, pressInSubProject]) {
      await press(page, 'Предложить идею')
      await expect(page.getByRole('form', { name: 'Предложение идеи' })).toBeVisible()
      await press(page, 'Сообщить о проблеме')
      await expectReport(page)
    }
  },
)

test('the menu links to tourism and participation', { tag: '@all' }, async ({ page }) => {
  await expectWays(page, () => page.getByRole('navigation', { name: 'Меню', exact: true }))
})

test('the phone menu links to tourism and participation', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await expectWays(page, async () => {
    await page.getByRole('button', { name: 'Меню', exact: true }).click()
    return page.getByRole('navigation', { name: 'Меню', exact: true })
  })
})

async function pressTile(page: Page, words: string): Promise<void> {
  await page.goto(paths.home)
  await page.getByRole('main').getByRole('link', { name: words }).first().click()
}

async function pressInSubProject(page: Page, words: string): Promise<void> {
  const [name, path] = words === 'Предложить идею' ? ways[2] : ways[0]
  await page.goto(path)
  await page.getByRole('navigation', { name }).getByRole('link', { name: words }).click()
}

async function expectReport(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${paths.reportClaim}$`))
  await expect(page.getByRole('dialog', { name: /проблем/ })).toBeVisible()
}

async function expectWays(page: Page, openMenu: () => Locator | Promise<Locator>): Promise<void> {
  const follow = async (section: string, name: string) => {
    await page.goto(paths.faq)
    const menu = await openMenu()
    await menu.locator('summary', { hasText: section }).click()
    await menu.getByRole('link', { name }).click()
  }
  await follow('Туризм', 'Музеи')
  await expect(page).toHaveURL(/\/tourism\//)
  for (const [name, path] of ways) {
    await follow('Обратная связь', name)
    await expect(page).toHaveURL(path)
  }
}
