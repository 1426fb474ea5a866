import { expect, test, type Locator, type Page } from 'playwright/test'
import { Office } from '@/e2e/support/office'
import { keyIn, letterTo } from '@/e2e/support/outbox'
import { someone, someVisitor } from '@/e2e/support/resident'
import { pdfFile } from '@/e2e/support/sample-files'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'

const JOURNEY_MS = 120_000
const TEXT = 'Просим починить навес на остановке у порта.'
const ANSWER = 'Навес починят до конца месяца.'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a resident registers, confirms the address, appeals with a file, reads the answer and leaves', async ({
  page,
}) => {
  test.setTimeout(JOURNEY_MS)
  const person = someone()
  const office = await Office.logIn()

  await test.step('registers and confirms the address by the letter', async () => {
    await page.goto(`${paths.officialAppeal}#register`)
    const form = dialog(page, 'Регистрация')
    await form.getByLabel('Фамилия').fill(person.surname)
    await form.getByLabel('Имя').fill(person.name)
    await form.getByLabel('Электронная почта').fill(person.email)
    await form.getByLabel('Пароль', { exact: true }).fill(person.password)
    await form.getByLabel('Пароль ещё раз').fill(person.password)
    await form.getByRole('checkbox').check()
    await Promise.all([
      page.waitForEvent('load'),
      form.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click(),
    ])
    const key = keyIn(await letterTo(person.email, 'Вы зарегистрированы'), 'confirm-email')
    await page.goto(`${paths.officialAppeal}?from=letter#confirm-email=${key}`)
    const said = dialog(page, 'Оповещение')
    await expect(said.getByText(messages.emailConfirmed)).toBeVisible()
    await said.getByRole('button', { name: 'Закрыть' }).last().click()
  })

  await test.step('appeals with a file', async () => {
    await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue(person.surname)
    await expect(page.getByRole('checkbox', { name: 'Нет отчества' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Почтовый адрес' }).fill('368999, г. Самурск, ул. Портовая, 12')
    await page.getByLabel('Кому', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Текст обращения' }).fill(TEXT)
    const file = { name: 'остановка.pdf', mimeType: 'application/pdf', buffer: pdfFile('Bus stop') }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('checkbox', { name: /согласие/i }).check()
    await page.getByRole('button', { name: 'Отправить обращение' }).click()
    await expect(page.getByRole('heading', { name: /^Обращение № \d{4}-\d{5} получено$/ })).toBeFocused()
  })

  await test.step('a clerk registers it and answers', async () => {
    const [appeal] = await office.find('appeals', { 'where[email][equals]': person.email, depth: '0' })
    await office.update('appeals', appeal?.id, { action: 'register' })
    await office.update('appeals', appeal?.id, { action: 'answer', answerKind: 'supported', answerText: ANSWER })
  })

  await test.step('reads the answer in the cabinet', async () => {
    await page.goto(`${paths.profile}#appeals`)
    const appeal = page.getByRole('group').filter({ hasText: TEXT })
    await appeal.locator('summary').click()
    await expect(appeal.getByText(ANSWER)).toBeVisible()
    await expect(appeal.getByRole('button', { name: /остановка\.pdf/ })).toBeVisible()
    await expect(appeal.getByText('Дан ответ: поддержано').first()).toBeVisible()
  })

  await test.step('deletes the account', async () => {
    await page.goto(`${paths.profile}#account`)
    await page.getByRole('main').getByRole('button', { name: 'Удалить учётную запись' }).click()
    const asked = dialog(page, 'Удалить учётную запись?')
    await asked.getByLabel('Пароль', { exact: true }).fill(person.password)
    await asked.getByRole('button', { name: 'Удалить' }).click()
    await expect(dialog(page, 'Оповещение').getByText('Учётная запись будет удалена')).toBeVisible()
  })
})

function dialog(page: Page, name: string): Locator {
  return page.locator('dialog[open]').filter({ has: page.getByRole('heading', { name, exact: true }) })
}
