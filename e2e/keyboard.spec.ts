import { expect, test, type Locator, type Page } from 'playwright/test'
import { someone, someVisitor } from '@/e2e/support/resident'
import { paths } from '@/lib/config/paths'

/** More stops than any page needs before the one that is wanted. */
const MOST_STOPS = 60

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('registration needs no mouse, and the focus is always in sight', async ({ page }) => {
  const { surname, name, email, password } = someone()
  await page.goto(paths.faq)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /к содержанию|к содержимому/i })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await page.goto(paths.faq)
  await page.waitForLoadState('networkidle')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Войти' }).first())
  await page.keyboard.press('Enter')
  const login = page.getByRole('dialog', { name: 'Вход' })
  await tabTo(page, login.getByRole('link', { name: 'Зарегистрироваться' }))
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: 'Регистрация' })
  for (const [label, value] of [
    ['Фамилия', surname],
    ['Имя', name],
    ['Электронная почта', email],
    ['Пароль', password],
    ['Пароль ещё раз', password],
  ] as const) {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, form.getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: 'Зарегистрироваться' }))
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect(
    page
      .getByRole('banner')
      .getByText('Личный кабинет')
      .or(page.getByText(/^Пробова А/))
      .first(),
  ).toBeAttached()
})

/** Goes on by Tab until the wanted thing has the focus; every stop on the way has to be seen whole enough. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await focusIsSeen(page)).toBe(true)
  }
  await expect(wanted).toBeFocused()
}

/** What has the focus is on the screen and nothing lies over its middle (WCAG 2.4.11). */
async function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
  })
}
