import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { account, dialog, enter, header, token } from '@/e2e/residents/account-pages'
import { axeFindings } from '@/e2e/fixtures/axe'
import { browserComplaints } from '@/e2e/fixtures/browser-complaints'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'
import { TOKEN_KEY } from '@/lib/config/token-key'
import { deleteAccount } from '@/lib/domains/residents/contract'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'every section of the cabinet works, and axe finds nothing in it',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const resident = await Resident.register()
    await enter(page, resident)
    const complaints = browserComplaints(page)
    for (const part of ['feed', 'notifications', 'news', 'data', 'security', 'consents', 'account']) {
      await page.goto(`${paths.profile}#${part}`)
      await expect(page.locator('#cabinet-part')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
    expect(complaints).toEqual([])
  },
)

test(
  'a resident changes the name, chooses news, ends other sessions and cancels the deletion of the account',
  { tag: '@all' },
  async ({ page }) => {
    const resident = await Resident.register()
    await resident.logIn()
    await enter(page, resident)
    const part = page.getByRole('main')

    await page.goto(`${paths.profile}#data`)
    await part.getByLabel('Фамилия').fill('Гасанова')
    await part.getByRole('button', { name: 'Сохранить данные' }).click()
    await expect(part.getByText('Данные сохранены')).toBeVisible()
    await expect(account(page, 'Гасанова А. И.')).toBeVisible()

    await part.getByRole('link', { name: 'Новости для меня' }).click()
    await part.getByLabel('Анонсы').check()
    await part.getByLabel('Раз в неделю').check()
    await part.getByRole('button', { name: 'Сохранить выбор' }).click()
    await expect(part.getByText('Выбор сохранён')).toBeVisible()

    await part.getByRole('link', { name: 'Пароль и вход' }).click()
    await expect(part.getByText('Это устройство')).toBeVisible()
    await part.getByRole('button', { name: 'Завершить все остальные' }).click()
    await expect(part.getByRole('button', { name: /^Завершить/ })).toHaveCount(0)

    await resident.call(deleteAccount)
    resident.token = (await resident.logIn()) ?? ''
    await enter(page, resident)
    await page.goto(paths.profile)
    await part.getByRole('button', { name: 'Отменить удаление' }).click()
    await expect(part.getByText('Учётная запись будет удалена')).toHaveCount(0)
  },
)

test(
  'the page scrolls to a section of the cabinet that is chosen from below',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await enter(page, await Resident.register(), `${paths.profile}#data`)
    await expect(page.getByRole('heading', { name: 'Личные данные' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => (window.location.hash = 'security'))
    const heading = page.getByRole('heading', { name: 'Пароль и вход' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    const { bottom } = await header(page).evaluate((element) => element.getBoundingClientRect())
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
  },
)

test('the keyboard alone logs in, opens the menu of the account and logs out', { tag: '@all' }, async ({ page }) => {
  const resident = await Resident.register()
  await page.goto(paths.faq)
  const link = header(page).getByRole('link', { name: 'Войти' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Вход').getByLabel('Электронная почта')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Вход').getByLabel('Электронная почта')).toBeFocused()
  await page.keyboard.type(resident.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(resident.password)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await account(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(header(page).getByRole('button', { name: 'Выйти' })).toBeFocused()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect(link).toBeVisible()
})

test(
  'nothing in the header moves when the name arrives, and an invalid token is removed',
  { tag: '@all' },
  async ({ page }) => {
    const resident = await Resident.register()
    await enter(page, resident)
    await page.goto(paths.faq, { waitUntil: 'commit' })
    const search = header(page).getByRole('link', { name: 'Поиск' })
    const before = await search.boundingBox()
    await expect(account(page)).toBeVisible()
    expect(await search.boundingBox()).toEqual(before)

    await page.evaluate((key) => localStorage.setItem(key, 'no such token'), TOKEN_KEY)
    await page.reload()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toBeVisible()
    expect(await token(page)).toBeNull()
  },
)

test('on phones the side menu shows the resident’s account', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  const resident = await Resident.register()
  await enter(page, resident)
  await page.goto(paths.faq)
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('navigation', { name: 'Меню', exact: true }).getByRole('link', { name: 'Уведомления' }).click()
  await expect(page.getByRole('heading', { name: 'Уведомления' })).toBeVisible()
})
