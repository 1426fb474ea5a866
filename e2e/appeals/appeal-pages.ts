import { expect, type Browser, type Page } from 'playwright/test'
import { expectUnder } from '@/e2e/residents/account-pages'
import { anotherVisitor } from '@/e2e/fixtures/journey'
import { enterOffice, Office } from '@/e2e/fixtures/office'
import { pdfFile, phonePhoto } from '@/e2e/fixtures/sample-files'
import { createColleague } from '@/e2e/fixtures/staff'

/** Sends an appeal by the form. The first try has an ИНН and an ОГРН with wrong checksums. */
export async function appealAsEntity(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Официальное обращение' })
  await form.getByRole('radio', { name: 'Юридическое лицо' }).check()
  const fields = {
    'Название организации': 'ООО «Проба»',
    ИНН: '7707083894',
    ОГРН: '1027700132196',
    'Юридический адрес': 'г. Самурск, ул. Портовая, 12',
    Представитель: 'Пробова Анна Игоревна, директор',
    'Текст обращения': text,
  }
  for (const [name, value] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(value)
  await form.locator('input[type="file"]').setInputFiles([
    { name: 'остановка.pdf', mimeType: 'application/pdf', buffer: pdfFile('Bus stop') },
    { name: 'навес.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('proba') },
  ])
  const send = form.getByRole('button', { name: 'Отправить обращение' })
  await send.click()
  await expectUnder(form, 'ИНН', 'Проверьте ИНН: контрольные цифры не сходятся')
  await expectUnder(form, 'ОГРН', 'Проверьте ОГРН: контрольная цифра не сходится')
  await expectUnder(form, 'Кому', 'Поле обязательно для заполнения')
  await expectUnder(form, 'Тема', 'Поле обязательно для заполнения')
  await expect(
    form.getByText('Вы должны нажать на галочку согласия на обработку персональных данных').last(),
  ).toBeVisible()
  await form.getByRole('textbox', { name: 'ИНН' }).fill('7707083893')
  await form.getByRole('textbox', { name: 'ОГРН' }).fill('1027700132195')
  await form.getByLabel('Кому', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
  await form.getByRole('checkbox', { name: /согласие/i }).check()
  await send.click()
  await expect(page.getByRole('heading', { name: /^Обращение №\s\d{4}-\d{5} получено$/ })).toBeFocused()
}

/** Answers the appeal by the form of the back office, as a clerk. */
export async function answerAsClerk(browser: Browser, email: string, told: { reason: string; answer: string }) {
  const office = await Office.logIn()
  const clerk = await createColleague(office, 'clerk')
  const page = await anotherVisitor(browser)
  await enterOffice(page, clerk)
  const [appeal] = await office.find('appeals', { 'where[email][equals]': email, depth: '0' })
  await page.goto(`/admin/collections/appeals/${appeal?.id}`)
  await page.getByRole('button', { name: 'Работа' }).click()
  await step(page, 'Зарегистрировать')
  await page.getByLabel('Причина, основание или пояснение').fill(told.reason)
  await step(page, 'Продлить срок на 30 дней')
  await choose(page, 'answerKind', 'Поддержано')
  await page.getByLabel('Ответ', { exact: true }).fill(told.answer)
  await step(page, 'Дать ответ')
  await page.context().close()
  await office.remove('staff', clerk.id)
}

async function step(page: Page, action: string): Promise<void> {
  await choose(page, 'action', action)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  // the form clears the action once it is done
  await expect(page.locator('#field-action')).not.toContainText(action)
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
