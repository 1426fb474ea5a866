import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test(
  'the register leads to the rules, their amendment and their text',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.documents)
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('правила благоустройства')
    await main.getByRole('button', { name: 'Найти' }).tap()
    const titles = main.getByRole('listitem').getByRole('heading', { level: 2 })
    const base = titles.filter({ hasText: 'Об утверждении Правил благоустройства' })
    await expect(base).toBeVisible()
    const names = await titles.allTextContents()
    const findPlace = (words: string) => names.findIndex((name) => name.replaceAll('\u00a0', ' ').startsWith(words))
    expect(findPlace('Об утверждении Правил')).toBeLessThan(findPlace('О внесении изменений в Правила'))
    await base.getByRole('link').tap()

    const amended = main.getByText(/^Изменён, см\. /)
    await amended.getByRole('link').first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('О внесении изменений в Правила')
    await main
      .getByText(/^Вносит изменения в\s/)
      .getByRole('link')
      .tap()
    await expect(amended).toBeVisible()
    // the card says the facts of the register once
    for (const fact of ['Вид', 'Номер', 'Дата', 'Кто принял'])
      await expect(main.getByText(fact, { exact: true })).toHaveCount(1)

    await main
      .getByRole('link', { name: /^Читать\sна\sстранице/ })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/documents\/text\//)
    await expect(amended).toBeVisible()
  },
)
