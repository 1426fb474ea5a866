import { randomBytes } from 'node:crypto'
import { expect, type Locator } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { holdRequests } from '@/e2e/fixtures/hold-requests'
import { Office } from '@/e2e/fixtures/office'
import { at, eventually } from '@/e2e/fixtures/portal'
import { pressWhileMoving } from '@/e2e/fixtures/press-while-moving'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { DOCX, pdfFile, phonePhoto, wordFile } from '@/e2e/fixtures/sample-files'
import { paths } from '@/lib/config/paths'

const SURNAME = 'Редкофамильная'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a resident proposes an idea, a moderator publishes it, a neighbour votes, changes, withdraws', async ({
  page,
}) => {
  const title = `Сквер с фонтаном ${randomBytes(4).toString('hex')}`
  const author = await Resident.register({ surname: SURNAME })
  const form = page.getByRole('form', { name: 'Предложение идеи' })
  const thanks = page.getByRole('dialog', { name: 'Предложить идею' })

  await test.step('errors of the idea form are under their fields', async () => {
    await enter(page, author, paths.ideas)
    await page
      .getByRole('navigation', { name: 'Идеи для города' })
      .getByRole('link', { name: 'Предложить идею' })
      .click()
    await expect(form.getByLabel('Автор')).toHaveValue(`${SURNAME} Анна`)
    await expect(form.getByLabel('Автор')).not.toBeEditable()
    await send(form)
    for (const label of ['Название идеи', 'Категория', 'Описание', 'Адрес'])
      await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /Поле обязательно для\sзаполнения/,
      )
    await expect(form.getByRole('button', { name: 'Выбрать файл', exact: true })).toHaveAccessibleDescription(
      /Добавьте хотя бы один документ/,
    )
    await expect(form.getByLabel(/Соглашаюсь\sс\sправилами/)).toHaveAccessibleDescription('Вы должны нажать на галочку')
    await expect(form.getByRole('alert')).toBeFocused()
  })

  await test.step('the idea form keeps its text after a reload', async () => {
    await form.getByLabel('Название идеи').fill(title)
    await form.getByLabel('Категория').selectOption({ index: 1 })
    await form.getByLabel('Описание').fill('Тень летом и место для встреч.')
    await form.getByLabel('Адрес', { exact: true }).fill('Портовая 12')
    await expect
      .poll(() => page.evaluate((word) => JSON.stringify(localStorage).includes(word), 'Портовая 12'))
      .toBe(true)
    await page.reload()
    await expect(form.getByLabel('Название идеи')).toHaveValue(title)
    await expect(form.getByLabel('Категория')).not.toHaveValue('')
    await expect(form.getByLabel('Адрес', { exact: true })).toHaveValue('Портовая 12')
  })

  await test.step('a resident sends an idea with a photo and two documents', async () => {
    const files = form.locator('input[type="file"]')
    await files.nth(0).setInputFiles({ name: 'Пустырь.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(SURNAME) })
    await files.nth(1).setInputFiles([
      { name: 'Смета.docx', mimeType: DOCX, buffer: wordFile('Смета') },
      { name: 'План.pdf', mimeType: 'application/pdf', buffer: pdfFile('Plan') },
    ])
    await form.getByLabel(/Соглашаюсь\sс\sправилами/).check()
    await form.getByLabel(/Даю согласие/).check()
    const failure = {
      status: 500,
      json: {
        message:
          'Не получилось: на портале ошибка. Попробуйте ещё раз через минуту, а если не поможет, напишите в техподдержку',
      },
    }
    await page.route('**/graphql/cityideas', (route) => route.fulfill(failure), { times: 1 })
    await Promise.all([page.waitForResponse('**/graphql/cityideas'), send(form)])
    await expect(form.getByRole('button', { name: 'Предложить идею' })).toBeEnabled()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.getByLabel('Название идеи')).toHaveValue(title)
    await Promise.all([page.waitForEvent('load'), send(form)])
    await expect(thanks).toContainText('Спасибо вам за предложенную идею.')
    expect(new URL(page.url()).hash).toBe('')
    await thanks.getByText('Закрыть', { exact: true }).click()
    await expect(thanks).toBeHidden()
  })

  await test.step('the thanks close by a press during which they grow', async () => {
    await page.evaluate(() => sessionStorage.setItem('idea-sent', '1'))
    const letResidentCome = await holdRequests(page, '**/api/user/')
    await page.reload()
    await pressWhileMoving(page, thanks.getByText('Закрыть', { exact: true }), letResidentCome)
    await expect(thanks).toBeHidden()
  })

  const idea = await test.step('a moderator publishes the idea', () => publish(title))

  await test.step('its author sees it without the name and does not vote', async () => {
    await page.goto(paths.idea(idea))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('list', { name: 'Документы к идее' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('За свою идею не голосуют')).toBeVisible()
    expect(await page.content()).not.toContain(`${SURNAME} Анна`)
  })

  await test.step('a neighbour votes with a comment, changes, withdraws', async () => {
    await enter(page, await Resident.register(), paths.idea(idea))
    const like = page.getByRole('button', { name: /^За\s/ })
    const dislike = page.getByRole('button', { name: /^Против\s/ })
    await like.click()
    await expect(like).toHaveText('За 1')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: 'Вы поддержали эту идею' })).toBeVisible()
    await page.getByRole('button', { name: 'Добавить комментарий' }).click()
    await page.getByLabel('Комментарий', { exact: true }).fill('Давно пора')
    await page.getByRole('button', { name: 'Сохранить комментарий' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Давно пора' })).toBeVisible()
    await dislike.click()
    await expect(dislike).toHaveText('Против 1')
    await expect(like).toHaveText('За 0')
    await page.reload()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await dislike.click()
    await expect(dislike).toHaveText('Против 0')
    await expect(dislike).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('another resident supports the idea', async () => {
    await enter(page, await Resident.register(), paths.idea(idea))
    await page.getByRole('button', { name: /^За\s/ }).click()
    await expect(page.getByRole('button', { name: /^За\s/ })).toHaveText('За 1')
  })

  await test.step('the city accepts it and realises it, and the report is read', async () => {
    await realize(idea)
    await page.goto(paths.idea(idea))
    const answer = page.getByRole('article', { name: title })
    await expect(answer).toContainText('Сквер построим к лету')
    await expect(answer).toContainText('Сквер открыт, фонтан работает')
    await expect(page.getByRole('button', { name: /^За\s/ })).toHaveCount(0)
    await page.goto(paths.realizedIdeas)
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  })
})

test(
  'filters survive a reload, and a guest who votes is asked to log in',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await page.goto(`${paths.allIdeas}?ordering=POPULAR`)
    await page.getByText(/^Темы:/).click()
    await page.getByRole('navigation', { name: 'Темы' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/categories=\d+.*ordering=POPULAR/)
    const found = page.locator('#ideas-list > li')
    // compare only the title, because others vote meanwhile
    const first = await found.first().getByRole('link').first().innerText()
    await page.reload()
    await expect(found.first().getByRole('link').first()).toHaveText(first, { useInnerText: true })

    await page.goto(paths.allIdeas)
    const count = await found.count()
    await page.getByRole('link', { name: 'Показать еще' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect.poll(() => found.count()).toBeGreaterThan(count)

    await found.filter({ hasText: 'голосов за' }).first().getByRole('link').click()
    await page.getByRole('link', { name: /^За\s/ }).click()
    const login = page.getByRole('dialog', { name: 'Вход' })
    await expect(login).toContainText('вы вернётесь к голосованию')
    await expect(login.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
  },
)

test('the list of ideas works without JavaScript', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(paths.allIdeas)
  const found = page.locator('#ideas-list > li')
  await expect(found).toHaveCount(9)
  const title = await found.first().getByRole('link').innerText()
  await page.getByRole('searchbox', { name: 'Слова из названия идеи' }).fill(title)
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page).toHaveURL(/title=/)
  await expect(page.getByRole('status').first()).toContainText('Найдено')
  await found.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('meta[property="og:image"]')).not.toHaveCount(0)
})

async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Предложить идею' }).click()
}

/** Moves an idea from the support to the report, with what each step needs. */
async function realize(id: number): Promise<void> {
  const office = await Office.logIn()
  const photo = new File([new Uint8Array(await phonePhoto('office'))], 'Сквер.jpg', { type: 'image/jpeg' })
  const { id: reportImage } = await office.upload('media', photo, { alt: 'Сквер с фонтаном' })
  await office.update('ideas', id, { action: 'review' })
  await office.update('ideas', id, { action: 'accept', answerText: 'Сквер построим к лету' })
  await office.update('ideas', id, { action: 'realize', reportText: 'Сквер открыт, фонтан работает', reportImage })
  await eventually(
    async () => (await fetch(at(paths.idea(id)))).text(),
    (page) => /фонтан\sработает/.test(page),
  )
}

/** Publishes an idea through the back office's own interface and returns its number once its page exists. */
async function publish(title: string): Promise<number> {
  const office = await Office.logIn()
  const [found] = await office.find('ideas', { 'where[title][equals]': title })
  const id = Number(found?.id)
  await office.update('ideas', id, { action: 'publish' })
  await eventually(
    async () => (await fetch(at(paths.idea(id)))).status,
    (status) => status === 200,
  )
  return id
}
