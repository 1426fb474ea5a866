import { expect } from 'playwright/test'
import { test } from '@/e2e/kit/journey'
import { Presses } from '@/e2e/kit/presses'
import { paths } from '@/lib/config/paths'

test(
  'five presses lead to the answer whom to call without water',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const presses = new Presses()
    await page.goto(paths.home)
    await presses.on(page.getByRole('button', { name: 'Меню', exact: true }))
    const menu = page.getByRole('navigation', { name: 'Меню', exact: true })
    await presses.on(menu.getByText('Услуги', { exact: true }))
    await presses.on(menu.getByRole('link', { name: 'Вопросы и ответы' }))
    await presses.on(page.getByRole('heading', { level: 2, name: 'Вода, тепло и свет' }))
    // the answer is the inner one of two folds
    const answer = page.getByRole('group').filter({ hasText: 'Куда звонить, если нет воды?' }).last()
    await presses.on(answer.getByText('Куда звонить, если нет воды?'))
    const phones = answer.getByRole('link', { name: /^\+7/ })
    await expect(phones).toHaveCount(2)
    await expect(phones.first()).toBeVisible()
    await expect(phones.first()).toHaveAttribute('href', /^tel:\+7\d{10}$/)
    await expect(answer.getByRole('link', { name: '«Объявления»' })).toHaveAttribute('href', `${paths.news}?type=2`)
    expect(presses.made).toBe(5)
  },
)
