import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { someone, someVisitor } from '@/e2e/fixtures/resident'
import { dialog } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

const HOW_TO_ALLOW = 'разрешите файлы cookie и данные этого сайта'

test(
  'a browser that stores nothing is told so by login and registration, and nothing is sent',
  { tag: '@all' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    })
    const person = someone()
    await page.goto(`${paths.faq}#login`)
    const login = dialog(page, 'Вход')
    await expect(login.getByRole('alert')).toContainText(HOW_TO_ALLOW)
    await login.getByLabel('Электронная почта').fill(person.email)
    await login.getByLabel('Пароль', { exact: true }).fill(person.password)
    await login.getByRole('button', { name: 'Войти' }).click()
    await expect(login.getByRole('alert').filter({ hasText: HOW_TO_ALLOW })).toHaveCount(2)

    await login.getByRole('link', { name: 'Зарегистрироваться' }).click()
    const register = dialog(page, 'Регистрация')
    await expect(register.getByRole('alert')).toContainText(HOW_TO_ALLOW)
    await register.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(register.getByRole('alert').filter({ hasText: HOW_TO_ALLOW })).toHaveCount(2)
    await expect(register).not.toContainText('localStorage')
    expect(sent.filter((path) => path.includes('login') || path.includes('register'))).toEqual([])
  },
)
