import { expect } from 'playwright/test'
import { test } from '@/e2e/kit/journey'
import { Presses } from '@/e2e/kit/presses'
import { paths } from '@/lib/config/paths'

test(
  'five presses lead from the register to the rules, their amendment and their text',
  { tag: '@only-phone' },
  async ({ page }) => {
    const presses = new Presses()
    await page.goto(paths.documents)
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('правила благоустройства')
    await presses.on(main.getByRole('button', { name: 'Найти' }))
    const titles = main.getByRole('listitem').getByRole('heading', { level: 2 })
    const base = titles.filter({ hasText: 'Об утверждении Правил благоустройства' })
    await expect(base).toBeVisible()
    const names = await titles.allTextContents()
    const placeOf = (words: string) => names.findIndex((name) => name.replaceAll('\u00a0', ' ').startsWith(words))
    expect(placeOf('Об утверждении Правил')).toBeLessThan(placeOf('О внесении изменений в Правила'))
    await presses.on(base.getByRole('link'))

    const amended = main.getByText(/^Изменён, см\. /)
    await presses.on(amended.getByRole('link').first())
    await expect(page.getByRole('heading', { level: 1 })).toContainText('О внесении изменений в Правила')
    await presses.on(main.getByText(/^Вносит изменения в /).getByRole('link'))
    await expect(amended).toBeVisible()
    // the card says the facts of the register once
    for (const fact of ['Вид', 'Номер', 'Дата', 'Кто принял'])
      await expect(main.getByText(fact, { exact: true })).toHaveCount(1)

    await presses.on(main.getByRole('link', { name: /^Читать на странице/ }).first())
    await expect(page).toHaveURL(/\/documents\/text\//)
    await expect(amended).toBeVisible()
    expect(presses.made).toBe(5)
  },
)
