import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { account } from '@/e2e/residents/account-pages'
import { pressAt, skipToMain, tabTo, typeInto } from '@/e2e/fixtures/keyboard'
import { someone, someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('registration needs no mouse, and the focus is always in sight', { tag: '@all' }, async ({ page }) => {
  const { surname, name, email, password } = someone()
  await page.goto(paths.faq)
  await skipToMain(page)

  await page.goto(paths.faq)
  await pressAt(page, page.getByRole('banner').getByRole('link', { name: 'Войти' }).first(), 'Enter')
  const login = page.getByRole('dialog', { name: 'Вход' })
  await pressAt(page, login.getByRole('link', { name: 'Зарегистрироваться' }), 'Enter')

  const form = page.getByRole('dialog', { name: 'Регистрация' })
  for (const [label, value] of [
    ['Фамилия', surname],
    ['Имя', name],
    ['Электронная почта', email],
    ['Пароль', password],
    ['Пароль ещё раз', password],
  ] as const)
    await typeInto(page, form.getByLabel(label, { exact: true }), value)
  await pressAt(page, form.getByRole('checkbox').first(), 'Space')
  await tabTo(page, form.getByRole('button', { name: 'Зарегистрироваться' }))
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect(account(page, 'Пробова А.')).toBeVisible()
})
