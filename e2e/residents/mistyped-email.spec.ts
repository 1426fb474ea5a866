import { expect } from 'playwright/test'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, someone, someVisitor } from '@/e2e/fixtures/resident'
import { dialog, dismiss, enter, sendAndReload } from '@/e2e/residents/account-pages'
import { fillRegistration } from '@/e2e/residents/registration'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a mistyped address is corrected after the registration', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  const slip = someone()
  const { email } = someone()
  await page.goto(`${paths.faq}#register`)
  const form = dialog(page, 'Регистрация')
  await fillRegistration(form, slip)
  await sendAndReload(page, form, 'Зарегистрироваться')
  const welcome = page.getByRole('alertdialog', { name: 'Вы зарегистрированы' })
  await expect(welcome).toContainText(slip.email)
  await welcome.getByRole('button', { name: 'Исправить адрес' }).click()
  const address = welcome.getByLabel('Электронная почта')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue(slip.email)
  await address.fill('anna@maill.ru')
  await expect(welcome.getByRole('button', { name: 'Возможно, anna@mail.ru? Исправить' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await address.fill(email)
  await welcome.getByRole('button', { name: 'Сохранить адрес' }).click()
  await expect(welcome).toContainText(`Подтвердите почту: ссылка в письме на ${email}`)
  await expect(welcome.getByRole('button', { name: 'Выслать письмо ещё раз' })).toBeVisible()
  const key = keyIn(await waitForEmail(email, 'Подтвердите электронную почту'), 'confirm-email')
  await page.goto(`${paths.faq}?from=letter#confirm-email=${key}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить почту' }).click()
  await dismiss(page, 'Электронная почта подтверждена')
})

test(
  'a guest corrects the address to which the support answers',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(`${paths.faq}#support`)
    const support = dialog(page, 'Техническая поддержка')
    await support.getByLabel('Что случилось').fill('Не открывается карта')
    await support.getByLabel('Электронная почта для ответа').fill('anna@maill.ru')
    await support.getByRole('checkbox').check()
    await support.getByRole('button', { name: 'Отправить сообщение' }).click()
    const said = page.getByRole('alertdialog', { name: 'Техническая поддержка' })
    await expect(said.getByText('Ваше сообщение успешно отправлено. Спасибо.', { exact: true })).toBeVisible()
    await expect(said).toBeHidden()
    await expect(support.getByText('anna@maill.ru')).toBeVisible()
    await support.getByRole('button', { name: 'Исправить адрес' }).click()
    await support.getByRole('button', { name: 'Возможно, anna@mail.ru? Исправить' }).click()
    await support.getByRole('button', { name: 'Сохранить адрес' }).click()
    await expect(support.getByText('anna@mail.ru')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  },
)

test(
  'the login returns to the choice of news that a guest asked for',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const resident = await Resident.register()
    await page.goto(`${paths.news}?type=3`)
    await page.getByRole('link', { name: 'Новости на почту' }).tap()
    await expect(page.getByText('Войдите и выберите, какие новости присылать на почту')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Войти', exact: true }).tap()
    const login = dialog(page, 'Вход')
    await login.getByLabel('Электронная почта').fill(resident.email)
    await login.getByLabel('Пароль', { exact: true }).fill(resident.password)
    await sendAndReload(page, login, 'Войти')
    const form = page.getByRole('form', { name: 'Новости для меня' })
    await expect(form.getByLabel('Анонсы')).toBeChecked()
    await expect(form.getByText(/Отписаться можно/)).toBeVisible()
  },
)

test('a subscriber sees the address that emails will go to', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  const resident = await Resident.register()
  await enter(page, resident, `${paths.profile}#news`)
  await page.reload()
  const form = page.getByRole('form', { name: 'Новости для меня' })
  await form.getByLabel('Раз в неделю').check()
  await form.getByRole('button', { name: 'Сохранить выбор' }).click()
  await expect(form.getByText('Выберите, о чём сообщать').first()).toBeVisible()
  await form.getByLabel('Анонсы').check()
  await form.getByRole('button', { name: 'Сохранить выбор' }).click()
  await expect(form.getByText(resident.email)).toBeVisible()
  await form.getByRole('link', { name: 'Исправить адрес' }).click()
  await expect(page.getByRole('form', { name: 'Новая электронная почта' })).toBeVisible()
})
