import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { BEFORE_TESTS } from '@/e2e/fixtures/city-days'
import { pressAt, typeInto } from '@/e2e/fixtures/keyboard'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually, firstLink } from '@/e2e/fixtures/portal'
import { someone, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { paths } from '@/lib/config/paths'
import { stripTypography } from '@/lib/text/typography'
import { claimCodes } from '@/lib/domains/claims/states'
import { listClaimPoints } from '@/lib/domains/claims/contract'

const CLAIM_AWAITS_EMAIL_LINK = /Осталось подтвердить заявку №\s\d+/

/** A cluster of markers splits within this time. */
const STEP_MS = 1_000
const claimAddress = /^\/socialcontrolmap\?claim=\d+$/

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'a link to the search of a guest’s claim shows the whole form',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.findClaim)
    const form = page.getByRole('form', { name: 'Поиск заявки по номеру и почте' })
    await expect(form.getByLabel('Номер заявки')).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('button', { name: 'Прислать ссылку' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Карта', exact: true })).toBeHidden()
  },
)

test('filters and a claim’s address survive a reload', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto(`${paths.socialControlMap}?end_date=${BEFORE_TESTS}`)
  await page
    .getByRole('navigation', { name: 'Состояние' })
    .getByRole('link', { name: /Решена/ })
    .click()
  await expect(page).toHaveURL(/codes=3/)
  await page.getByRole('searchbox', { name: 'Слова заявки или адрес' }).fill('ул')
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page).toHaveURL(/codes=3.*text=|text=.*codes=3/)
  const found = page.locator('#claims-list > li')
  await expect(found.first()).toContainText('Решена')
  const first = await found.first().innerText()
  await page.reload()
  await expect(found.first()).toHaveText(first, { useInnerText: true })

  await found.first().getByRole('link').click()
  await expect(page).toHaveURL(/claim=\d+/)
  const card = page.getByRole('article', { name: /^Заявка №\s\d+$/ })
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Решена')
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toBeInViewport({ ratio: 1 })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await card.getByRole('link', { name: 'Все заявки' }).click()
  await expect(page).toHaveURL(/codes=3/)
  await expect(page.getByRole('searchbox', { name: 'Слова заявки или адрес' })).toHaveValue('ул')
  await expect(found.first()).toContainText('Решена')
})

test(
  'a search shows what it found, and the counts follow its words',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    await page.goto(`${paths.socialControlMap}?end_date=${BEFORE_TESTS}`)
    const states = page.getByRole('navigation', { name: 'Состояние' }).getByRole('link')
    const before = await countAll(states)
    await page.getByRole('searchbox', { name: 'Слова заявки или адрес' }).fill('фонарь')
    await page.getByRole('button', { name: 'Найти', exact: true }).click()
    await expect(page).toHaveURL(/text=/)
    const found = page.getByRole('main').getByText(/^Найдено/)
    await expect(found).toBeInViewport()
    await expect(page.locator('#claims-list > li').first()).toBeInViewport()
    const total = Number(/\d+/.exec((await found.textContent()) ?? '')?.[0])
    expect(await countAll(states)).toBe(total)
    expect(total).toBeLessThan(before)
  },
)

test(
  'who joins a claim from the form of a new one stands at once before the field for an email',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const inWork = `${paths.socialControlMap}?codes=${claimCodes.inWork}&end_date=${BEFORE_TESTS}`
    await page.goto(`${await firstLink(inWork, /^\/socialcontrolmap\?claim=\d+/)}#join`)
    const email = page.getByRole('form', { name: 'Присоединение к заявке' }).getByLabel('Электронная почта')
    await expect(email).toBeInViewport()
  },
)

async function countAll(chips: Locator): Promise<number> {
  const texts = await chips.allTextContents()
  return texts.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0)
}

test('messengers get the title and picture of a shared claim', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(await firstLink(paths.socialControlResults, claimAddress))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(new RegExp(stripTypography(title).slice(0, 20)))
  await expect(page.locator('meta[property="og:image"]')).not.toHaveCount(0)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').search).toMatch(/^\?claim=\d+$/)
  await expect(page.getByRole('article', { name: /^Заявка №\s\d+$/ })).toBeVisible()
})

test(
  'groups of the whole city come with the page, and a failure to load the claims is reported',
  { tag: '@all' },
  async ({ page }) => {
    await page.route(`**${listClaimPoints.path}*`, (route) => route.abort())
    await page.goto(paths.socialControlMap)
    const city = page.getByRole('application', { name: /Карта заявок/ })
    await expect(city.locator('[data-marker]').first()).toBeVisible()
    await expect(page.getByText('Не удалось загрузить заявки')).toBeVisible()
    const cluster = city.getByRole('button', { name: /рядом, приблизить/ }).first()
    const key = await cluster.getAttribute('data-marker')
    await cluster.press('Enter')
    await expect(city.locator(`[data-marker="${key}"]`)).toHaveCount(0)
    await expect(city.locator('[data-marker]').first()).toBeVisible()
  },
)

test('the keyboard leads from a marker to its claim, and along the list', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.socialControlMap)
  const marker = page.locator('button[data-marker^="p"]')
  const cluster = page.locator('button[data-marker^="c"], button[data-marker^="s"]')
  await expect(marker.or(cluster).first()).toBeVisible()
  await expect(async () => {
    if ((await marker.count()) === 0) await cluster.first().press('Enter', { timeout: STEP_MS })
    await expect(marker.first()).toBeVisible({ timeout: STEP_MS })
  }).toPass()
  await expect(marker.first()).toHaveAccessibleName(/№\s\d+, (На\sрассмотрении|В\sработе|Решена|Отклонена)/)
  await marker.first().press('Enter')
  await expect(page).toHaveURL(/claim=\d+/)
  await expect(page.getByRole('article', { name: /^Заявка №\s\d+$/ })).toBeFocused()
})

test('a guest reports a problem with a photo, confirms by email and answers «не решено»', async ({ page }) => {
  const { email } = someone()
  await page.goto(paths.reportClaim)
  const form = page.getByRole('form', { name: 'Новая заявка' })
  await form.getByLabel('Адрес или ориентир').fill('ул. Маячная, 3')
  await send(form)
  await test.step('a typed address is no place: that is said at the search, where the summary leads', async () => {
    const place = form.getByRole('combobox', { name: 'Найдите адрес или поставьте точку на карте' })
    await expect(place).toHaveAccessibleDescription('Укажите место на карте или найдите адрес')
    await expect(form.getByLabel('Адрес или ориентир')).not.toHaveAttribute('aria-invalid')
    await expect(form.getByRole('application', { name: /Выбранная точка/ })).toHaveCount(0)
    await form.getByRole('alert').getByRole('link').first().click()
    await expect(place).toBeFocused()
    await expect(form.getByLabel('Тема', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Яма.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('camera') })
  await fillIn(page, form)
  await form.getByLabel('Опишите проблему').fill('Яма на повороте, мой телефон 89280551234')
  await expect(form.getByText('номер телефона')).toBeVisible()
  await form.getByLabel('Опишите проблему').fill('Яма на повороте, глубиной с ладонь')
  await expect(form.getByText('номер телефона')).toBeHidden()

  await test.step('the draft survives a reload with its photo', async () => {
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('глубиной с ладонь'))
    await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'drafts'))
    await page.reload()
    await expect(form.getByLabel('Опишите проблему')).toHaveValue('Яма на повороте, глубиной с ладонь')
    await expect(form.getByLabel('Адрес или ориентир')).toHaveValue(/Портовая/)
    await expect(form.getByLabel('Что случилось')).not.toHaveValue('')
    await expect(form.getByText('Яма.jpg')).toBeVisible()
  })

  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Электронная почта').fill(email)
  await form.getByRole('checkbox').check()
  await send(form)
  await expect(page.getByText(CLAIM_AWAITS_EMAIL_LINK)).toBeVisible()

  const key = keyIn(await waitForEmail(email, ''), 'confirm-claim')
  const said = page.getByRole('alertdialog', { name: 'Оповещение' })
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить заявку' })
  await page.goto(`${paths.home}#confirm-claim=${key}`)
  await confirm.click()
  await expect(said).toContainText('подтверждена')
  expect(new URL(page.url()).hash).toBe('')
  await page.goto(`${paths.faq}#confirm-claim=${key}`)
  await confirm.click()
  await expect(said).toContainText('Уже подтверждено')

  await test.step('a moderator publishes it, the department answers, the guest does not agree', async () => {
    const id = await answer(email)
    const emails = await eventually(
      () => listEmails(email, `Заявка № ${id}`),
      (all) => all.some(({ text }) => text.includes('#judge-')),
    )
    const link = emails.map(({ text }) => /\/socialcontrolmap\?\S+#judge-\S+/.exec(text)?.[0]).find(Boolean)
    await page.goto(link ?? '')
    const verdict = page.getByRole('form', { name: 'Оценка ответа' })
    await verdict.getByLabel('Не решено').check()
    await verdict.getByLabel('Комментарий').fill('Щебень вымыло')
    await verdict.getByRole('button', { name: 'Отправить оценку' }).click()
    await expect(page.getByText('Спасибо, ваша оценка принята.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('На рассмотрении')
  })
})

/** Publishes and answers the claim through the back office's own interface, and returns its number. */
async function answer(email: string): Promise<number> {
  const office = await Office.logIn()
  const [found] = await office.find('claims', { 'where[authorEmail][equals]': email })
  const id = Number(found?.id)
  for (const action of ['publish', 'take']) await office.update('claims', id, { action })
  await office.update('claims', id, { action: 'answer', reportText: 'Засыпали щебнем.' })
  return id
}

test(
  'a place outside of the city is refused at the map’s field, and all that was typed stays',
  { tag: '@all' },
  async ({ page }) => {
    const draft = { x: '37.620000', y: '55.750000', address: 'Москва', text: 'Яма за городом', name: 'Анна' }
    await page.addInitScript(
      ([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''),
      ['draft:claim', JSON.stringify(draft)],
    )
    await page.goto(paths.reportClaim)
    const form = page.getByRole('form', { name: 'Новая заявка' })
    await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
    await form.getByLabel('Что случилось').selectOption({ index: 1 })
    await form.getByLabel('Электронная почта').fill(someone().email)
    await form.getByRole('checkbox').check()
    await send(form)
    const place = form.getByRole('combobox', { name: 'Найдите адрес или поставьте точку на карте' })
    await expect(place).toHaveAccessibleDescription('Это место за пределами города: выберите точку в городе')
    await expect(form.getByLabel('Опишите проблему')).toHaveValue(draft.text)
    await place.fill('Портовая 12')
    await page.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click()
    await send(form)
    await expect(page.getByText(CLAIM_AWAITS_EMAIL_LINK)).toBeVisible()
  },
)

test('a problem is reported with the keyboard alone', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.reportClaim)
  const form = page.getByRole('form', { name: 'Новая заявка' })
  await expect(form.getByLabel('Опишите проблему')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await pressAt(page, form.getByRole('button', { name: 'Выбрать файлы' }), 'Enter')
  await (await chooser).setFiles({ name: 'Яма.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('keyboard') })
  await typeInto(
    page,
    form.getByRole('combobox', { name: 'Найдите адрес или поставьте точку на карте' }),
    'Портовая 12',
  )
  await expect(page.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Адрес или ориентир')).toHaveValue(/Портовая/)
  await pressAt(page, form.getByLabel('Тема', { exact: true }), 'ArrowDown')
  await pressAt(page, form.getByLabel('Что случилось'), 'ArrowDown')
  await typeInto(page, form.getByLabel('Опишите проблему'), 'Яма на повороте, нашли с клавиатуры')
  await typeInto(page, form.getByLabel('Имя'), 'Анна')
  await typeInto(page, form.getByLabel('Электронная почта'), someone().email)
  await pressAt(page, form.getByRole('checkbox'), 'Space')
  await pressAt(page, form.getByRole('button', { name: 'Отправить заявку' }), 'Enter')
  await expect(page.getByText(CLAIM_AWAITS_EMAIL_LINK)).toBeVisible()
})

test('before and after are compared by the keyboard', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.socialControlResults)
  const slider = page.getByRole('slider').first()
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('51')
  expect(await firstLink(paths.socialControlResults, claimAddress)).toMatch(claimAddress)
})

async function fillIn(page: Page, form: Locator): Promise<void> {
  await form.getByRole('combobox', { name: 'Найдите адрес или поставьте точку на карте' }).fill('Портовая 12')
  await page.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click()
  await expect(form.getByLabel('Адрес или ориентир')).toHaveValue(/Портовая/)
  await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Что случилось').selectOption({ index: 1 })
}

async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
}
