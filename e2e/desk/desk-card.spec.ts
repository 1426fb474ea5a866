import type { Client } from 'pg'
import { expect, type Locator, type Page } from 'playwright/test'
import { bearer, upload } from '@/e2e/claims/claims'
import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { moveAtDesk } from '@/e2e/desk/desk'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { pdfFile, phonePhoto } from '@/e2e/fixtures/sample-files'
import type { Colleague } from '@/e2e/fixtures/staff'
import { judgeClaim } from '@/lib/domains/claims/contract'
import { refusalReasons } from '@/lib/domains/desk/rules'

let desk: ClaimDesk
let database: Client
let moderator: Colleague
let officer: Colleague
let author: Resident

test.beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ database, moderator, officer } = desk)
  author = await Resident.register()
})

test.afterAll(() => desk.close())

const report = (changes?: object) => desk.report(author, changes)
const publish = (changes?: object) => desk.publish(author, changes)

async function openCard(page: Page, { token }: Colleague, id: number): Promise<void> {
  await page.context().addCookies([{ name: 'portal-token', value: token, url: portalUrl }])
  // no card of another test comes next
  await page.goto(`/desk/queue/${id}?view=all&text=${encodeURIComponent(`№ ${id}`)}`)
}

async function openAction(page: Page, name: string): Promise<Locator> {
  const action = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  await action.locator('summary').press('Enter')
  return action.locator('form')
}

async function readClaim(id: number) {
  const { rows } = await database.query<{
    x: number
    y: number
    address: string
    merged_into_id: number | null
    department_id: number
    deadline: string
  }>(
    `SELECT x::float AS x, y::float AS y, address, merged_into_id, department_id, to_char(deadline_date, 'DD.MM.YYYY') AS deadline
     FROM claims WHERE id = $1`,
    [id],
  )
  const [claim] = rows
  if (!claim) throw new Error(`Нет заявки № ${id}`)
  return claim
}

const notice = (page: Page, id: number, words: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`№\\s${id}: ${words}`) })

test('a moderator corrects a place by its address and by the point on the map', { tag: '@phone' }, async ({ page }) => {
  const id = await report({ address: 'где-то у моря', images: [await upload(bearer(author))] })
  const before = await readClaim(id)
  await openCard(page, moderator, id)
  const editAreas = page.getByRole('button', { name: 'Скрыть лицо или номер' })
  const editor = page.getByRole('dialog', { name: 'Скрыть лицо или номер' })
  await editAreas.click()
  await editor.getByRole('button', { name: 'Добавить область' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Области не сохранены.')).toBeVisible()
  await editAreas.click()
  await expect(editor.getByRole('button', { name: /^Область 1/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const form = await openAction(page, 'Исправить текст и место')
  const address = form.getByRole('combobox', { name: 'Адрес' })
  const point = form.locator('input[name=correctedPlace]')
  await expect(form.getByRole('application', { name: /^Место/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await address.fill('Портовая 20')
  const found = form.getByRole('option').first()
  await expect(found).toBeVisible()
  const title = (await found.textContent()) ?? ''
  await address.press('ArrowDown')
  await address.press('Enter')
  await expect(address).toHaveValue(title)
  const chosen = await point.inputValue()
  expect(chosen).not.toBe(`${before.y}, ${before.x}`)

  await form.getByRole('application', { name: /Выбранная точка/ }).press('ArrowRight')
  await expect(point).not.toHaveValue(chosen)
  await expect(address).not.toHaveValue('')
  const [latitude, longitude] = (await point.inputValue()).split(', ').map(Number)
  await form.getByRole('button', { name: 'Исправить текст и место' }).press('Enter')
  await expect(notice(page, id, 'исправлена')).toBeFocused()
  await expect(page.getByText('Исправлено. Как написал автор')).toBeVisible()
  const after = await readClaim(id)
  expect([after.y, after.x]).toEqual([latitude, longitude])
  expect(after.address).not.toBe(before.address)
})

test(
  'a moderator joins a claim nearby by its button, another by its number, and refuses with a ready reason',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    // a place of its own, so that claims of other tests are not among the nearest
    const place = { x: 48.5623, y: 41.8582 }
    const main = await publish(place)
    const one = await report(place)
    const two = await report(place)
    await openCard(page, moderator, one)
    let form = await openAction(page, 'Объединить · рядом')
    await expect(form.getByRole('listitem').filter({ hasText: `№ ${main}` })).toContainText('на этом месте')
    await expect(form.getByRole('region', { name: 'Рядом, ещё на модерации' })).toContainText(`№ ${two}`)
    expect(await axeFindings(page)).toEqual([])
    await form.getByRole('button', { name: new RegExp(`^Объединить с\\s№\\s${main}`) }).click()
    const question = form.getByRole('alert')
    await expect(question).toBeFocused()
    await expect(question).toContainText('Разъединить потом нельзя')
    await expect(form.getByRole('button', { name: 'Объединить', exact: true })).toBeHidden()
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: new RegExp(`^Да, объединить с\\s№\\s${main}`) }).click()
    await expect(notice(page, one, 'объединена')).toBeFocused()
    expect(await readClaim(one)).toMatchObject({ merged_into_id: main })
    await openCard(page, moderator, one)
    await expect(page.getByText(new RegExp(`^Объединена с\\s№\\s${main}$`)).first()).toBeVisible()
    await expect(page.getByText('Отклонена', { exact: true })).toBeHidden()

    await openCard(page, moderator, two)
    form = await openAction(page, 'Объединить · рядом')
    await form.getByLabel('Или с другой: её номер').fill(String(two))
    await form.getByLabel('Или с другой: её номер').press('Enter')
    await expect(form.getByLabel('Или с другой: её номер')).toBeFocused()
    expect(await readClaim(two)).toMatchObject({ merged_into_id: null })

    form = await openAction(page, 'Отклонить')
    await form.getByText('Своими словами').click()
    await form.getByLabel('Пояснение').fill('Уже чинят.')
    await form.getByText(refusalReasons[3]).click()
    await expect(form.getByLabel('Пояснение')).toHaveValue('Уже чинят.')
    await form.getByRole('button', { name: 'Отклонить' }).click()
    await expect(notice(page, two, 'отклонена')).toBeFocused()
    await openCard(page, moderator, two)
    const history = page.getByRole('region', { name: 'История, письма и заметки' })
    await expect(history).toContainText(`${refusalReasons[3]} Уже чинят.`)
    await expect(history.getByText('Отклонена', { exact: true })).toBeVisible()
  },
)

test(
  'an officer prolongs by a usual term and hands over to whom a search found',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    const id = await publish()
    const { deadline } = await readClaim(id)
    await openCard(page, officer, id)
    await expect(page.getByText(new RegExp(`ответ\\sдо\\s${deadline},\\sещё`))).toBeVisible()
    let form = await openAction(page, 'Продлить срок')
    const usual = form.getByRole('button', { name: /^\+5\sрабочих\sдней,\sдо\s/ })
    const later = /\d\d\.\d\d\.\d{4}/.exec((await usual.textContent()) ?? '')?.[0]
    await usual.press('Enter')
    await form.getByLabel('Почему').fill('Ждём щебень.')
    await form.getByRole('button', { name: 'Продлить срок' }).press('Enter')
    await expect(notice(page, id, 'срок продлён')).toBeFocused()
    expect(await readClaim(id)).toMatchObject({ deadline: later })

    await openCard(page, officer, id)
    await expect(page.getByText(new RegExp(`ответ\\sдо\\s${later},\\sещё`))).toBeVisible()
    form = await openAction(page, 'Передать')
    const list = form.getByLabel('Кому')
    const last = list.getByRole('option').last()
    const title = (await last.textContent()) ?? ''
    const chosen = String(await last.getAttribute('value'))
    await form.getByLabel('Найти подразделение').fill(title)
    await expect(form.getByRole('list', { name: 'Найдено в списке' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await form.getByLabel('Найти подразделение').press('Enter')
    await expect(list).toHaveValue(chosen)
    await expect(list).toBeFocused()
    await form.getByLabel('Почему').fill('Это их двор.')
    await form.getByRole('button', { name: 'Передать' }).press('Enter')
    await expect(notice(page, id, 'передана')).toBeFocused()
    expect(await readClaim(id)).toMatchObject({ department_id: Number(chosen) })
  },
)

test(
  'above the actions of a disputed claim stands what was answered and what its author says of it',
  { tag: '@all' },
  async ({ page }) => {
    const id = await publish()
    expect((await moveAtDesk(officer, id, { action: 'answer', reportText: 'Засыпали щебнем.' })).status).toBe(200)
    const verdict = { id, is_accepted: false, user_comment: 'Осталась половина ямы.' }
    expect((await author.call(judgeClaim, { body: verdict })).status).toBe(200)
    await openCard(page, moderator, id)
    const beside = page.getByRole('complementary', { name: 'Действия и автор' })
    const answer = beside.getByRole('region', { name: 'Ответ, с которым автор не согласен' })
    await expect(answer).toContainText('Засыпали щебнем.')
    await expect(beside.getByRole('region', { name: 'Автор: не решено' })).toContainText('Осталась половина ямы.')
    expect(await axeFindings(page)).toEqual([])
  },
)

test(
  'an officer sees the photo of an answer before it is sent, and may take it away',
  { tag: '@all' },
  async ({ page }) => {
    const id = await publish()
    await openCard(page, officer, id)
    const photo = page.getByLabel('Фотография после', { exact: false }).first()
    const picked = page.getByRole('list', { name: 'Фотография после: выбрано' })
    const file = { name: 'После.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(`после ${id}`) }
    await photo.setInputFiles(file)
    await expect(picked.locator('img')).toBeVisible()
    await expect(picked).toContainText('После.jpg')
    expect(await axeFindings(page)).toEqual([])
    await picked.getByRole('button', { name: 'Убрать файл После.jpg' }).press('Enter')
    await expect(picked).toBeHidden()
    await expect(photo).toBeFocused()
    await expect(photo).toHaveValue('')
    const document = page.getByLabel('Документ (необязательно)')
    await document.setInputFiles({ name: 'Скрипт.mjs', mimeType: 'text/javascript', buffer: Buffer.from('export {}') })
    await expect(document).toHaveAccessibleDescription(/Принимаются документы PDF, DOC, DOCX/)
    await expect(document).toHaveValue('')
    await page.getByLabel('Ответ автору').fill('Засыпали щебнем.')
    const button = page.getByRole('button', { name: 'Ответить' })
    await button.press('Enter')
    await expect(document).toBeFocused()
    await expect(document).toHaveAccessibleDescription(/Принимаются документы PDF, DOC, DOCX/)
    await page.getByRole('button', { name: 'Убрать файл Скрипт.mjs' }).press('Enter')
    await expect(document).toHaveAccessibleDescription('')
    await document.setInputFiles({ name: 'Акт.pdf', mimeType: 'application/pdf', buffer: pdfFile(`акт ${id}`) })
    await expect(document).toHaveAccessibleDescription('')
    await page.getByRole('button', { name: 'Убрать файл Акт.pdf' }).press('Enter')
    await photo.setInputFiles(file)
    await button.press('Enter')
    // the test photo has another place in it
    await page.getByLabel('Отправить всё равно').check()
    await button.press('Enter')
    await expect(notice(page, id, 'ответ отправлен')).toBeFocused()
    await openCard(page, officer, id)
    const history = page.getByRole('region', { name: 'История, письма и заметки' })
    for (const words of ['Опубликована', 'Взята в работу', 'Ответ отправлен'])
      await expect(history.getByText(words, { exact: true })).toBeVisible()
  },
)
