import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

type Press = (target: Locator) => Promise<void>

/** What people come for, and how many presses lead to it from the home page of a phone. */
const ways: [name: string, presses: number, visit: (page: Page, press: Press) => Promise<void>][] = [
  ['whom to call without water', 5, findWaterPhones],
  ['the service that enrols a child in a kindergarten', 3, applyForKindergarten],
  ['who receives about a kindergarten', 4, findReception],
  ['larger letters', 4, enlargeText],
]

test('common tasks take few taps on a phone', { tag: '@only-phone' }, async ({ page }) => {
  for (const [name, presses, visit] of ways) {
    await test.step(name, async () => {
      let made = 0
      await page.goto(paths.home)
      await visit(page, async (target) => {
        await target.tap()
        made += 1
      })
      expect(made).toBe(presses)
    })
  }
})

async function openMenu(page: Page, press: Press): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Меню', exact: true }))
  return page.getByRole('navigation', { name: 'Меню', exact: true })
}

async function findWaterPhones(page: Page, press: Press): Promise<void> {
  const menu = await openMenu(page, press)
  await press(menu.locator('summary', { hasText: 'Услуги' }))
  await press(menu.getByRole('link', { name: 'Вопросы и ответы' }))
  await press(page.getByRole('heading', { level: 2, name: 'Вода, тепло и свет' }))
  // the answer is the inner one of two folds
  const answer = page.getByRole('group').filter({ hasText: 'Куда звонить, если нет воды?' }).last()
  await press(answer.getByText('Куда звонить, если нет воды?'))
  const phones = answer.getByRole('link', { name: /^\+7/ })
  await expect(phones).toHaveCount(2)
  await expect(phones.first()).toBeVisible()
  await expect(phones.first()).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await expect(answer.getByRole('link', { name: '«Объявления»' })).toHaveAttribute('href', `${paths.news}?type=2`)
}

async function applyForKindergarten(page: Page, press: Press): Promise<void> {
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('combobox').or(search.getByRole('searchbox')).fill('детский сад')
  await press(search.getByRole('button', { name: 'Найти' }))
  // the home page has such a link, too
  await expect(page).toHaveURL(new RegExp(`${paths.search}\\?`))
  await press(page.getByRole('main').getByRole('link', { name: 'Запись в детский сад', exact: true }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Запись в\sдетский\sсад$/)
  const apply = page.getByRole('link', { name: 'Подать онлайн' }).filter({ visible: true }).last()
  await expect(apply).toBeInViewport({ ratio: 1 })
  await page.context().route('https://www.gosuslugi.ru/**', (route) => route.fulfill({ body: 'Госуслуги' }))
  await press(apply)
  // the address is that of this service, not the front page of the state portal
  await expect(page).toHaveURL(/^https:\/\/www\.gosuslugi\.ru\/.+/)
}

async function findReception(page: Page, press: Press): Promise<void> {
  const menu = await openMenu(page, press)
  await press(menu.locator('summary', { hasText: 'Обратная связь' }))
  await press(menu.getByRole('link', { name: 'Приёмная', exact: true }))
  await page.getByRole('searchbox', { name: 'По какому вопросу или к кому' }).fill('детский сад')
  await press(page.getByRole('main').getByRole('button', { name: 'Найти' }))
  await expect(page.getByRole('status').filter({ hasText: 'Найдено' })).toContainText('со словами «детский сад»')
  const official = page.getByRole('listitem').filter({ hasText: 'Начальник управления образования' })
  await expect(official.getByRole('link', { name: /^Выбрать время/ })).toBeInViewport()
}

async function enlargeText(page: Page, press: Press): Promise<void> {
  const menu = await openMenu(page, press)
  await press(menu.getByRole('link', { name: 'Версия для слабовидящих' }))
  const settings = page.getByRole('dialog', { name: 'Версия для слабовидящих' })
  await press(settings.getByText('Вдвое', { exact: true }))
  await press(settings.getByRole('button', { name: 'Готово' }))
  await expect(settings).toBeHidden()
  await page.goto(paths.news)
  await expect(page.locator('html')).toHaveAttribute('data-vision-size', '200')
}
