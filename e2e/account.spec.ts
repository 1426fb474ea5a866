import { expect, test, type Locator, type Page } from 'playwright/test'
import { axeFindings } from '@/e2e/support/axe'
import { browserComplaints } from '@/e2e/support/browser-complaints'
import { keyIn, letterTo } from '@/e2e/support/outbox'
import { Resident, someone, someVisitor } from '@/e2e/support/resident'
import { paths } from '@/lib/config/paths'
import { TOKEN_KEY } from '@/lib/config/token-key'
import { messages } from '@/lib/contract/messages'

const JOURNEY_MS = 180_000
const NAME = 'Пробова А. И.'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a resident registers, logs out, restores the password by a letter and looks around the cabinet', async ({
  page,
}) => {
  test.setTimeout(JOURNEY_MS)
  const person = someone()
  const newPassword = `${person.password}-новый`

  await test.step('each refusal of registration stands under its field', async () => {
    await page.goto(paths.faq)
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
    await dialog(page, 'Вход').getByRole('link', { name: 'Зарегистрироваться' }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expectRefusals(page, person.email)
  })

  await test.step('registers', async () => {
    const form = dialog(page, 'Регистрация')
    await fillRegistration(form, person)
    await sendAndReload(page, form, 'Зарегистрироваться')
    await expect(account(page)).toBeVisible()
    expect(await token(page)).toBeTruthy()
    await expect(header(page).getByRole('link', { name: 'Войти' })).toHaveCount(0)
  })

  await test.step('logs out', () => logOut(page))

  await test.step('the address is taken now', async () => {
    await page.goto(`${paths.faq}#register`)
    const form = dialog(page, 'Регистрация')
    await fillRegistration(form, person)
    await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expectUnder(form, 'Электронная почта', messages.emailTaken)
    await page.keyboard.press('Escape')
  })

  await test.step('forgets the password', async () => {
    await page.goto(`${paths.notReady}#login`)
    const login = dialog(page, 'Вход')
    await login.getByLabel('Электронная почта').fill(person.email)
    await login.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
    await login.getByRole('button', { name: 'Войти' }).click()
    await expect(login.getByText(messages.loginFailed, { exact: true })).toBeVisible()
    await expect(login.getByRole('button', { name: 'Войти' })).toBeEnabled()
    await login.getByRole('link', { name: 'Забыли пароль?' }).click()
    const restore = dialog(page, 'Восстановление пароля')
    await restore.getByLabel('Электронная почта').fill(person.email)
    await restore.getByRole('button', { name: 'Отправить ссылку' }).click()
    await dismiss(page, messages.restoreSent)
  })

  await test.step('sets a new one by the letter', async () => {
    const key = keyIn(await letterTo(person.email, 'Новый пароль'), 'reset')
    await page.goto(`/#reset=${key}`)
    const form = dialog(page, 'Новый пароль')
    await form.getByLabel('Новый пароль', { exact: true }).fill(newPassword)
    expect(page.url()).not.toContain(key)
    await form.getByLabel('Новый пароль ещё раз').fill('иначе')
    await form.getByRole('button', { name: 'Сохранить пароль' }).click()
    await expectUnder(form, 'Новый пароль ещё раз', messages.passwordsDiffer)
    await form.getByLabel('Новый пароль ещё раз').fill(newPassword)
    await form.getByRole('button', { name: 'Сохранить пароль' }).click()
    await dismiss(page, messages.passwordChanged)
  })

  await test.step('logs in with it and opens the cabinet', async () => {
    const login = dialog(page, 'Вход')
    await login.getByLabel('Электронная почта').fill(person.email)
    await login.getByLabel('Пароль', { exact: true }).fill(newPassword)
    await sendAndReload(page, login, 'Войти')
    await account(page).click()
    await header(page).getByRole('link', { name: 'Личный кабинет' }).click()
    await expect(page.getByRole('heading', { name: 'Мои обращения' })).toBeVisible()
  })
})

test('every part of the cabinet works and is read by axe without findings', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(JOURNEY_MS)
  const resident = await Resident.register()
  await enter(page, resident)
  const complaints = browserComplaints(page)
  for (const part of ['feed', 'notifications', 'news', 'data', 'security', 'consents', 'account']) {
    await page.goto(`${paths.profile}#${part}`)
    await expect(page.locator('#cabinet-part')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page)).toEqual([])
  }
  expect(complaints).toEqual([])
})

test('a resident changes the name, the news, the password, ends other sessions and leaves', async ({ page }) => {
  test.setTimeout(JOURNEY_MS)
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
  await part.getByLabel('Нынешний пароль').fill('не тот')
  const password = `${resident.password}-2`
  await part.getByLabel('Новый пароль', { exact: true }).fill(password)
  await part.getByLabel('Новый пароль ещё раз').fill(password)
  await part.getByRole('button', { name: 'Сменить пароль' }).click()
  await expectUnder(part, 'Нынешний пароль', messages.wrongCurrentPassword)
  await part.getByLabel('Нынешний пароль').fill(resident.password)
  await part.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(part.getByText(messages.passwordChanged)).toBeVisible()
  await expect(part.getByRole('button', { name: /^Завершить/ })).toHaveCount(0)

  await part.getByRole('link', { name: 'Учётная запись' }).click()
  await part.getByRole('button', { name: 'Удалить учётную запись' }).click()
  const asked = dialog(page, 'Удалить учётную запись?')
  await asked.getByLabel('Пароль', { exact: true }).fill('не тот')
  await asked.getByRole('button', { name: 'Удалить' }).click()
  await expectUnder(asked, 'Пароль', messages.wrongCurrentPassword)
  await asked.getByLabel('Пароль', { exact: true }).fill(password)
  await asked.getByRole('button', { name: 'Удалить' }).click()
  const said = dialog(page, 'Оповещение')
  await expect(said.getByText('Учётная запись будет удалена')).toBeVisible()
  await said.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
  expect(await token(page)).toBeNull()
})

test('the keyboard alone logs in, opens the menu of the account and logs out', async ({ page }) => {
  const resident = await Resident.register()
  await page.goto(paths.faq)
  await page.waitForLoadState('networkidle')
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

test('the header keeps its place when the name arrives, and a dead token goes', async ({ page }) => {
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
})

test('on phones the side menu knows a resident', { tag: '@only-phone' }, async ({ page }) => {
  const resident = await Resident.register()
  await enter(page, resident)
  await page.goto(paths.faq)
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('navigation', { name: 'Меню', exact: true }).getByRole('link', { name: 'Уведомления' }).click()
  await expect(page.getByRole('heading', { name: 'Уведомления' })).toBeVisible()
})

test('a guest who proposes an idea is asked to register', async ({ page }) => {
  await page.goto(`${paths.faq}#propose-idea`)
  await expect(dialog(page, 'Регистрация').getByLabel('Фамилия')).toBeFocused()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
})

/** Empty, then filled in wrongly: the specified words under every field, the focus on the summary. */
async function expectRefusals(page: Page, email: string): Promise<void> {
  const form = dialog(page, 'Регистрация')
  const send = form.getByRole('button', { name: 'Зарегистрироваться' })
  await send.click()
  for (const label of ['Фамилия', 'Имя', 'Электронная почта', 'Пароль', 'Пароль ещё раз'])
    await expectUnder(form, label, messages.required)
  await expect(form.getByText(messages.consentRequired).last()).toBeVisible()
  await expect(form.getByRole('alert')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  await form.getByLabel('Фамилия').fill('Пробова7')
  await form.getByLabel('Телефон').pressSequentially('8928')
  await form.getByLabel('Электронная почта').fill('почта')
  await form.getByLabel('Пароль', { exact: true }).fill('короче8')
  await form.getByLabel('Пароль ещё раз').fill('другой')
  await send.click()
  await expectUnder(form, 'Фамилия', messages.notAName)
  await expectUnder(form, 'Телефон', messages.notAPhone)
  await expectUnder(form, 'Электронная почта', messages.notAnEmail)
  await expectUnder(form, 'Пароль', messages.passwordTooShort)
  await expectUnder(form, 'Пароль ещё раз', messages.passwordsDiffer)
  await expect(form.getByLabel('Фамилия')).toHaveValue('Пробова7')

  await fillRegistration(form, { ...someone(), email, password: 'password123', password_confirmation: 'password123' })
  await send.click()
  await expectUnder(form, 'Пароль', messages.passwordTooCommon)
}

async function fillRegistration(form: Locator, person: ReturnType<typeof someone>): Promise<void> {
  await form.getByLabel('Фамилия').fill(person.surname)
  await form.getByLabel('Имя').fill(person.name)
  await form.getByLabel('Отчество').fill(person.patronymic)
  await form.getByLabel('Телефон').fill('')
  await form.getByLabel('Телефон').pressSequentially('89280551234')
  await expect(form.getByLabel('Телефон')).toHaveValue('+7 (928) 055-12-34')
  await form.getByLabel('Электронная почта').fill(person.email)
  await form.getByLabel('Пароль', { exact: true }).fill(person.password)
  await form.getByLabel('Пароль ещё раз').fill(person.password_confirmation)
  await form.getByRole('checkbox').check()
}

/** The field is marked as wrong and described by the message. */
async function expectUnder(form: Locator, label: string, message: string): Promise<void> {
  // an optional field says so in its label
  const field = form
    .getByRole('textbox', { name: new RegExp(`^${label}( \\(|$)`) })
    .or(form.getByLabel(label, { exact: true }))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escape(message)}$`))
}

async function sendAndReload(page: Page, form: Locator, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: button, exact: true }).click()])
}

async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await Promise.all([page.waitForEvent('load'), header(page).getByRole('button', { name: 'Выйти' }).click()])
  await expect(header(page).getByRole('link', { name: 'Войти' })).toBeVisible()
  expect(await token(page)).toBeNull()
}

/** The next pages are opened with the resident's token. */
async function enter(page: Page, resident: Resident): Promise<void> {
  await page.goto(paths.notReady)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, resident.token] as const)
}

async function dismiss(page: Page, message: string): Promise<void> {
  const said = dialog(page, 'Оповещение')
  await expect(said.getByText(message)).toBeVisible()
  await said.getByRole('button', { name: 'Закрыть' }).last().click()
}

function dialog(page: Page, name: string): Locator {
  return page.locator('dialog[open]').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

function header(page: Page): Locator {
  return page.getByRole('banner')
}

/** The abbreviated name that opens the menu of the account; the header holds one for each width. */
function account(page: Page, name = NAME): Locator {
  return header(page).locator('summary').filter({ hasText: name, visible: true })
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function token(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
}
