import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import {
  account,
  dialog,
  dismiss,
  enter,
  expectUnder,
  header,
  logOut,
  sendAndReload,
  token,
} from '@/e2e/residents/account-pages'
import { answerAsClerk, appealAsEntity } from '@/e2e/appeals/appeal-pages'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { expectRefusals, fillRegistration } from '@/e2e/residents/registration'
import { Resident, someone, someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'

const TEXT = 'Просим починить навес на остановке у порта.'
const REASON = 'Запрошены сведения у подрядчика.'
const ANSWER = 'Навес починят до конца месяца.'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a resident registers, confirms the address, logs out and in, and deletes the account', async ({ page }) => {
  const person = someone()
  const addresses = collectAddresses(page)

  await test.step('errors of registration are under their fields', async () => {
    await page.goto(paths.faq)
    await header(page).getByRole('link', { name: 'Войти' }).click()
    await dialog(page, 'Вход').getByRole('link', { name: 'Зарегистрироваться' }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expectRefusals(page, person.email)
  })

  await test.step('the resident registers and confirms the address by email', async () => {
    const form = dialog(page, 'Регистрация')
    await fillRegistration(form, person)
    const welcome = page.getByRole('alertdialog', { name: 'Вы зарегистрированы' })
    await sendAndReload(page, form, 'Зарегистрироваться')
    await expect(welcome).toContainText(`Подтвердите почту: ссылка в письме на ${person.email}`)
    await expect(welcome.getByRole('button', { name: 'Выслать письмо ещё раз' })).toBeVisible()
    await waitForEmail(person.email, 'Вы зарегистрированы')
    // the note does not close itself, so that the resident can read it without haste
    await welcome.getByRole('button', { name: 'Понятно' }).click()
    await expect(account(page)).toBeVisible()
    expect(await token(page)).toBeTruthy()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toHaveCount(0)
    const key = await confirmEmail(page, person.email, 'Вы зарегистрированы')
    await openConfirmation(page, key)
    await dismiss(page, 'Уже подтверждено')
    await openConfirmation(page, 'x'.repeat(43))
    await expect(dialog(page, 'Оповещение').getByRole('link', { name: 'Запросить новую ссылку' })).toBeVisible()
    await dismiss(page, 'Ссылка недействительна: она уже использована или её срок прошёл. Запросите новую')
  })

  await test.step('the resident opens the cabinet and logs out', async () => {
    await account(page).click()
    await header(page).getByRole('link', { name: 'Личный кабинет' }).click()
    await expect(page.getByRole('heading', { name: 'Мои обращения' })).toBeVisible()
    await logOut(page)
  })

  await test.step('registration with a taken email is refused', async () => {
    await page.goto(`${paths.faq}#register`)
    const form = dialog(page, 'Регистрация')
    await fillRegistration(form, person)
    await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expectUnder(form, 'Электронная почта', 'Учётная запись с такой электронной почтой уже есть')
    await page.keyboard.press('Escape')
  })

  await test.step('the resident logs in after a wrong password', async () => {
    await page.goto(`${paths.notReady}#login`)
    const login = dialog(page, 'Вход')
    await login.getByLabel('Электронная почта').fill(person.email)
    await login.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
    await login.getByRole('button', { name: 'Войти' }).click()
    await expect(login.getByText('Введен некорректный логин или пароль', { exact: true })).toBeVisible()
    await login.getByLabel('Пароль', { exact: true }).fill(person.password)
    await sendAndReload(page, login, 'Войти')
    await expect(account(page)).toBeVisible()
  })

  await test.step('the resident deletes the account', async () => {
    await page.goto(`${paths.profile}#account`)
    await page.getByRole('main').getByRole('button', { name: 'Удалить учётную запись' }).click()
    const asked = dialog(page, 'Удалить учётную запись?')
    await asked.getByLabel('Пароль', { exact: true }).fill('не тот')
    await asked.getByRole('button', { name: 'Удалить' }).click()
    await expectUnder(asked, 'Пароль', 'Нынешний пароль указан неверно')
    await asked.getByLabel('Пароль', { exact: true }).fill(person.password)
    await asked.getByRole('button', { name: 'Удалить' }).click()
    await dismiss(page, 'Учётная запись будет удалена')
    await expect(page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
    expect(await token(page)).toBeNull()
  })

  expectNoSecrets(addresses, [person.email, person.password])
})

test(
  'a resident changes address and password, appeals as an organisation and reads the answer',
  { tag: '@all' },
  async ({ page, browser }) => {
    const resident = await Resident.register()
    const chosen = `${resident.password}-новый`
    const { email } = someone()
    const addresses = collectAddresses(page)
    await enter(page, resident)

    await test.step('the resident changes the email address', async () => {
      await changeEmail(page, resident.email, email)
      await waitForEmail(resident.email, 'Просьба сменить почту')
      await confirmEmail(page, email, 'Подтвердите новый адрес')
      await waitForEmail(resident.email, 'Почта учётной записи изменена')
    })

    await test.step('the resident changes the password', () => changePassword(page, resident.password, chosen))

    await test.step('the resident sends an appeal as an organisation with two files', async () => {
      await page.goto(paths.officialAppeal)
      await expect(page.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue(email)
      await appealAsEntity(page, TEXT)
    })

    await test.step('a clerk registers the appeal, extends its term and answers', () =>
      answerAsClerk(browser, email, { reason: REASON, answer: ANSWER }))

    await test.step('the resident reads the answer in the cabinet', async () => {
      await page.goto(`${paths.profile}#appeals`)
      const appeal = page.getByRole('group').filter({ hasText: TEXT })
      await appeal.locator('summary').click()
      await expect(appeal.getByText(ANSWER)).toBeVisible()
      for (const file of [/остановка\.pdf/, /навес\.jpg/])
        await expect(appeal.getByRole('button', { name: file })).toBeVisible()
      for (const moment of [/^Зарегистрировано №\sЮ-/, 'Срок продлён на 30 дней', REASON, 'Дан ответ: поддержано'])
        await expect(appeal.getByText(moment).first()).toBeVisible()
    })

    expectNoSecrets(addresses, [resident.email, email, resident.password, chosen])
  },
)

/** Returns the list that every address this page asks for is added to. */
function collectAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  return addresses
}

function expectNoSecrets(addresses: string[], secrets: string[]): void {
  expect(addresses.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([])
}

/** Opens the link of the email, whose key is behind #, and expects the portal's answer in a dialog. Returns the key. */
async function confirmEmail(page: Page, email: string, subject: string): Promise<string> {
  const key = keyIn(await waitForEmail(email, subject), 'confirm-email')
  // a mail filter opens the link and presses nothing: the key is unspent
  await page.goto(`${paths.faq}?from=filter#confirm-email=${key}`)
  await expect(page.getByRole('alertdialog', { name: 'Подтвердить электронную почту?' })).toBeVisible()
  await openConfirmation(page, key)
  await dismiss(page, 'Электронная почта подтверждена')
  return key
}

/** The address differs each time, else the browser would stay on its page. */
async function openConfirmation(page: Page, key: string): Promise<void> {
  await page.goto(`${paths.faq}?from=${randomUUID()}#confirm-email=${key}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить почту' }).click()
}

async function changeEmail(page: Page, old: string, email: string): Promise<void> {
  const taken = (await Resident.register()).email
  await page.goto(`${paths.profile}#data`)
  const form = page.getByRole('form', { name: 'Новая электронная почта' })
  const refusals = [
    ['почта', 'Укажите адрес электронной почты полностью, в виде имя@сервер.ру'],
    [old, 'Это ваш нынешний адрес'],
    [taken, 'Учётная запись с такой электронной почтой уже есть'],
  ] as const
  for (const [typed, message] of refusals) {
    await form.getByLabel('Новый адрес').fill(typed)
    await form.getByRole('button', { name: 'Сменить почту' }).click()
    await expectUnder(form, 'Новый адрес', message)
  }
  await form.getByLabel('Новый адрес').fill(email)
  await form.getByRole('button', { name: 'Сменить почту' }).click()
  await expect(form.getByText(/^Откройте ссылку из\sписьма на\sновый адрес/)).toBeVisible()
}

async function changePassword(page: Page, current: string, password: string): Promise<void> {
  await page.goto(`${paths.profile}#security`)
  const form = page.getByRole('form', { name: 'Смена пароля' })
  await form.getByLabel('Нынешний пароль').fill('не тот')
  await form.getByLabel('Новый пароль', { exact: true }).fill(password)
  await form.getByLabel('Новый пароль ещё раз').fill(password)
  await form.getByRole('button', { name: 'Сменить пароль' }).click()
  await expectUnder(form, 'Нынешний пароль', 'Нынешний пароль указан неверно')
  await form.getByLabel('Нынешний пароль').fill(current)
  await form.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(form.getByText('Пароль изменён')).toBeVisible()
}
