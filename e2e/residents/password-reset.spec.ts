import { expect, type Page } from 'playwright/test'
import { axeFindings } from '@/e2e/fixtures/axe'
import { buildExample } from '@/e2e/fixtures/examples'
import { test } from '@/e2e/fixtures/journey'
import { waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { account, dialog, dismiss, enter, header, keepToken, sendAndReload, token } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'
import { listOpenMatters } from '@/lib/domains/cabinet/feed-contract'
import { postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { logout } from '@/lib/domains/residents/contract'

const PASSWORD = 'Совсем-новый-71'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'a password reset returns to the page, sets the password and logs in',
  { tag: '@only-phone' },
  async ({ page }) => {
    const { email } = await Resident.register()
    await page.goto(`${paths.documents}?year=2026`)
    await header(page).getByRole('link', { name: 'Войти' }).click()
    await dialog(page, 'Вход').getByRole('link', { name: 'Забыли пароль?' }).click()
    const restore = dialog(page, 'Восстановление пароля')
    await restore.getByLabel('Электронная почта').fill(email)
    await restore.getByRole('button', { name: 'Прислать ссылку' }).click()
    await dismiss(
      page,
      'Если этот адрес зарегистрирован, на него придёт письмо со ссылкой для смены пароля. Она действует 60 минут.',
    )

    await page.goto(await waitForLink(email))
    const form = dialog(page, 'Новый пароль')
    await form.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD)
    await form.getByLabel('Новый пароль ещё раз').fill(PASSWORD)
    await sendAndReload(page, form, 'Сохранить пароль')
    await expect(page.getByRole('alertdialog', { name: 'Пароль изменён' })).toContainText('Вы вошли')
    expect(new URL(page.url()).pathname).toBe(paths.documents)
    expect(new URL(page.url()).hash).toBe('')
    expect(await token(page)).toBeTruthy()
  },
)

/** Returns the path of the email's link, so that it works on this portal under any host name. */
async function waitForLink(email: string): Promise<string> {
  const { text } = await waitForEmail(email, 'Новый пароль')
  const address = new URL(/https?:\S+#reset=[\w-]+/.exec(text)?.[0] ?? '')
  return address.pathname + address.hash
}

test(
  'deleting the account shows open matters and can be cancelled',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const resident = await Resident.register()
    await resident.call(postOfficialAppeal, await buildExample('postOfficialAppeal', resident))
    await enter(page, resident, `${paths.profile}#account`)

    await test.step('an appeal that is answered after the deletion is named before the password is asked', async () => {
      await page.route(`**${listOpenMatters.path}`, (route) => route.abort())
      await page.getByRole('main').getByRole('button', { name: 'Удалить учётную запись' }).click()
      const asked = dialog(page, 'Удалить учётную запись?')
      await expect(asked.getByRole('alert')).toContainText('Не получилось узнать')
      await page.unroute(`**${listOpenMatters.path}`)
      await asked.getByRole('button', { name: 'Попробовать ещё раз' }).click()
      await expect(asked.getByRole('region', { name: 'Ещё не закончено' })).toContainText('ответ не позднее')
      await expect(asked).toContainText('раньше, чем придёт ответ')
      expect(await axeFindings(page)).toEqual([])
      await asked.getByLabel('Пароль', { exact: true }).fill(resident.password)
      await asked.getByRole('button', { name: 'Удалить', exact: true }).click()
      await dismiss(page, 'Учётная запись будет удалена')
      await expect(page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
    })

    await test.step('login to a deleted account offers to restore it', async () => {
      await logIn(page, resident)
      const asked = dialog(page, 'Учётная запись будет удалена')
      await expect(asked).toContainText('Удалим её')
      expect(await axeFindings(page)).toEqual([])
      await asked.getByRole('button', { name: 'Отменить удаление' }).click()
      await expect(page.getByText('Учётная запись восстановлена')).toBeVisible()
      expect((await resident.user((await token(page)) ?? '')).erased_at).toBeNull()
    })
  },
)

test('#login opens for guests and expired sessions only', { tag: '@all' }, async ({ page }) => {
  const resident = await Resident.register()
  await page.goto(paths.faq)
  await keepToken(page, resident)
  await page.goto(`${paths.notReady}#login`)
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.notReady}$`))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await resident.call(logout)
  await page.goto(`${paths.faq}#login`)
  await expect(dialog(page, 'Вход')).toBeVisible()
  expect(await token(page)).toBeNull()
})

async function logIn(page: Page, { email, password }: Resident): Promise<void> {
  await page.goto(paths.faq)
  await header(page).getByRole('link', { name: 'Войти' }).click()
  const login = dialog(page, 'Вход')
  await login.getByLabel('Электронная почта').fill(email)
  await login.getByLabel('Пароль', { exact: true }).fill(password)
  await sendAndReload(page, login, 'Войти')
}
