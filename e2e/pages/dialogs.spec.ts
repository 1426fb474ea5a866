import { expect, type Locator, type Page } from 'playwright/test'
import { leaveMessage, stopTimedAlerts } from '@/e2e/fixtures/dialog-openers'
import { askNewPassword } from '@/e2e/pages/ask-new-password'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { test } from '@/e2e/fixtures/journey'
import { createClaimAsGuest } from '@/lib/domains/claims/graphql/operations'
import { requestRestore } from '@/lib/domains/residents/contract'
import { postTechSupport } from '@/lib/domains/support/contract'
import { paths } from '@/lib/config/paths'

const TIMED_MS = 2500
/** A message takes less to open once it has been answered. */
const STEP_MS = 1000
const TABS = 12

/** Somebody's message might hold this; the alert shows its words alone. */
const HOSTILE = [
  '<p onclick="hacked=1" style="color:red">Ваше сообщение <b>успешно</b> отправлено.</p>',
  '<script>hacked = 1</script><img src="x" onerror="hacked=1"><svg><script>hacked=1</script></svg>',
  '<a href="javascript:hacked=1">Спасибо.</a> <a href="/news">Новости</a>',
].join('')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('dialog opened by a hash', () => {
  test('a dialog opens by its link, traps focus, closes by Escape and restores focus', async ({ page }) => {
    await page.goto(paths.faq)
    const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Полезные ссылки' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Полезные ссылки' })
    await expect(dialog.getByRole('searchbox')).toBeVisible()
    expect(await leavesDialog(page, dialog)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
  })

  test("a dialog opens by its URL, and the browser's Back closes it", { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${paths.faq}#links-3`)
    const dialog = page.getByRole('dialog', { name: 'Сайты города' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    await expect(dialog).toBeHidden()
    await page.evaluate(() => (window.location.hash = '#vision'))
    const other = page.getByRole('dialog', { name: 'Версия для слабовидящих' })
    await expect(other).toBeVisible()
    await page.goBack()
    await expect(other).toBeHidden()
  })

  test('a dialog opens again by the same link and closes by a click outside', { tag: '@all' }, async ({ page }) => {
    await page.goto(paths.faq)
    const opener = page.getByRole('link', { name: 'Версия для слабовидящих' }).first()
    const dialog = page.getByRole('dialog', { name: 'Версия для слабовидящих' })
    for (let time = 0; time < 2; time += 1) {
      await opener.click()
      await expect(dialog).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('the page under a dialog does not scroll', { tag: '@all' }, async ({ page }) => {
    await page.goto(paths.faq)
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    await page.getByRole('link', { name: 'Версия для слабовидящих' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await place()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.mouse.wheel(0, 300)
    await expect.poll(place).toBeGreaterThan(0)
  })

  test('a malformed hash opens no dialog and breaks nothing', { tag: '@all' }, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.goto(`${paths.faq}#%E0%A4%A`)
    await page.getByRole('link', { name: 'Версия для слабовидящих' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(failures).toEqual([])
  })
})

test.describe('dialog of useful links', () => {
  test('useful links are listed under the title of their type', { tag: '@all' }, async ({ page }) => {
    for (const [index, title] of ['Сайты России', 'Сайты Дагестана', 'Сайты города', 'Полезные ссылки'].entries()) {
      await page.goto(`${paths.faq}#links-${index + 1}`)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
    }
  })

  test('useful links are requested without a token', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('apollo-token', 'a'.repeat(43)))
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/usefullinks'))
    await page.goto(`${paths.faq}#links-1`)
    const request = await asked
    expect(await request.headerValue('authorization')).toBeNull()
    expect(request.postDataJSON()).toEqual({ type_id: 1, page: 1 })
  })

  test('useful links are searched by at most 255 characters', { tag: '@all' }, async ({ page }) => {
    const { dialog, field } = await openLinks(page, 1)
    await field.fill('Государственная')
    await field.press('Enter')
    await expect(dialog.getByRole('link')).toHaveText([/Государственная Дума/])
    await field.fill('ы'.repeat(300))
    expect((await field.inputValue()).length).toBeLessThanOrEqual(255)
  })

  test('a search of useful links without results shows the specified message', { tag: '@all' }, async ({ page }) => {
    const { dialog, field } = await openLinks(page, 1)
    await field.fill('нет такой "ссылки"')
    await field.press('Enter')
    await expect(dialog.getByText('По запросу "нет такой "ссылки"" ничего не найдено', { exact: true })).toBeVisible()
  })

  test(
    'an empty list and an empty search of useful links have different messages',
    { tag: '@all' },
    async ({ page }) => {
      await answerLinks(page, { data: [], total: 0, last_page: 1 })
      await page.goto(`${paths.faq}#links-4`)
      const dialog = page.getByRole('dialog', { name: 'Полезные ссылки' })
      await expect(dialog.getByText('Ссылки отсутствуют', { exact: true })).toBeVisible()
      await dialog.getByRole('searchbox').fill('   ')
      await dialog.getByRole('searchbox').press('Enter')
      await expect(dialog.getByText('По вашему запросу ничего не найдено', { exact: true })).toBeVisible()
    },
  )

  test('useful links are paginated: five numbers, first and last', { tag: '@all' }, async ({ page }) => {
    await answerLinks(page, { data: [{ title: 'Сайт', url: 'https://example.org' }], total: 200, last_page: 10 })
    await page.goto(`${paths.faq}#links-2`)
    const pages = page.getByRole('navigation', { name: 'Страницы ссылок' })
    await expect(pages.getByRole('button')).toHaveText(['1', '2', '3', '4', '5', '10'])
    await pages.getByRole('button', { name: 'Последняя страница, 10' }).click()
    await expect(pages.getByRole('button')).toHaveText(['1', '6', '7', '8', '9', '10'])
    await expect(pages.getByRole('button', { name: 'Страница 10' })).toHaveAttribute('aria-current', 'page')
  })

  test('useful links that fail to load show a message', { tag: '@all' }, async ({ page }) => {
    await page.route('**/api/usefullinks', (route) => route.fulfill({ status: 503, json: { message: 'нет' } }))
    await page.goto(`${paths.faq}#links-2`)
    await expect(
      page.getByRole('dialog').getByText('Сервис временно недоступен. Попробуйте через несколько минут'),
    ).toBeVisible()
  })
})

test.describe('alert dialogs', () => {
  test('the alert «Оповещение» closes by button, Escape and outside click and restores focus', async ({ page }) => {
    await page.route(`**${requestRestore.path}`, (route) => route.fulfill({ json: { message: 'Письмо отправлено' } }))
    await page.goto(paths.faq)
    const opener = page.locator('a[href$="#login"]').filter({ visible: true }).first()
    const dialog = page.getByRole('alertdialog', { name: 'Оповещение' })
    const ways = [
      () => dialog.getByRole('button', { name: 'Закрыть' }).last().click(),
      () => dialog.getByRole('button', { name: 'Закрыть' }).first().click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    for (const close of ways) {
      await opener.press('Enter')
      // a dialog gives its first field the focus: a key pressed before that would go there
      await expect(page.locator('#login').getByLabel('Электронная почта')).toBeFocused()
      await askNewPassword(page)
      expect(await leavesDialog(page, dialog)).toEqual([])
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test(
    '«Оповещение» gives the focus back to a link that was pressed before the scripts came',
    { tag: '@all' },
    async ({ page }) => {
      await page.route(`**${requestRestore.path}`, (route) => route.fulfill({ json: { message: 'Письмо отправлено' } }))
      const letScriptsCome = await holdScripts(page)
      await page.goto(paths.faq, { waitUntil: 'commit' })
      const opener = page.locator('a[href$="#login"]').filter({ visible: true }).first()
      await opener.press('Enter')
      await expect(page).toHaveURL(/#login$/)
      letScriptsCome()
      await expect(page.locator('#login').getByLabel('Электронная почта')).toBeFocused()
      await askNewPassword(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog', { name: 'Оповещение' })).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  test('an HTML alert keeps text, emphasis and links only', { tag: '@all' }, async ({ page }) => {
    await page.route(`**${createClaimAsGuest.endpoint}`, (route) =>
      route.fulfill({ json: { data: { ClaimCreate: { message: HOSTILE } } } }),
    )
    await page.addInitScript(stopTimedAlerts)
    await page.goto('/robots.txt')
    await page.evaluate(leaveMessage)
    await page.goto(paths.sitemap)
    const words = page.getByRole('alertdialog').locator('p:has(b)').locator('..')
    expect(await words.innerHTML()).toBe(
      '<p></p><p>Ваше сообщение <b>успешно</b> отправлено.</p><a>Спасибо.</a> <a href="/news">Новости</a><p></p>',
    )
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  test('a timed alert closes itself', { tag: '@all' }, async ({ page }) => {
    const dialog = page.getByRole('alertdialog', { name: 'Техническая поддержка' })
    await sendSupport(page, () => dialog.isVisible())
    await page.clock.runFor(TIMED_MS - STEP_MS)
    await expect(dialog).toBeVisible()
    await page.clock.runFor(STEP_MS)
    await expect(dialog).toBeHidden()
  })
})

test('the user agreement is downloaded under its own name', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.faq)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: /Пользовательское соглашение/ }).click()
  expect((await started).suggestedFilename()).toMatch(/^Пользовательское соглашение.*\.pdf$/)
})

/** Technical support takes the message at once; from the answer on, time stands still until the test moves it. */
async function sendSupport(page: Page, isAnswered: () => Promise<boolean>): Promise<void> {
  const noon = new Date('2026-11-21T09:00:00Z')
  await page.clock.install({ time: noon })
  await page.route(`**${postTechSupport.path}`, (route) =>
    route.fulfill({ json: { message: 'Ваше сообщение успешно отправлено. Спасибо.' } }),
  )
  await page.goto(`${paths.faq}#support`)
  const form = page.getByRole('form', { name: 'Сообщение в техническую поддержку' })
  await form.getByLabel('Что случилось').fill('Проверка')
  await form.getByRole('checkbox').check()
  await page.clock.pauseAt(new Date(noon.getTime() + 3_600_000))
  await form.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect.poll(() => page.clock.runFor(1).then(isAnswered)).toBe(true)
}

async function openLinks(page: Page, type: number): Promise<{ dialog: Locator; field: Locator }> {
  await page.goto(`${paths.faq}#links-${type}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return { dialog, field: dialog.getByRole('searchbox') }
}

/** Names what was focused outside of the dialog while Tab went round; the browser's own bars do not count. */
async function leavesDialog(page: Page, dialog: Locator): Promise<string[]> {
  const strangers: string[] = []
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab')
    const stranger = await dialog.evaluate((element) => {
      const { activeElement } = document
      const isIn = !activeElement || activeElement === document.body || element.contains(activeElement)
      return isIn ? null : activeElement.outerHTML.slice(0, 80)
    })
    if (stranger) strangers.push(stranger)
  }
  return strangers
}

/** Answers a list of any length as the contract words it; the page asked for is the one that comes. */
async function answerLinks(
  page: Page,
  { data, total, last_page }: { data: object[]; total: number; last_page: number },
) {
  await page.route('**/api/usefullinks', (route) => {
    const { page: current_page } = route.request().postDataJSON() as { page: number }
    const address = '/api/usefullinks?page=1'
    const empty = { from: null, to: null, path: '/api/usefullinks', first_page_url: address, last_page_url: address }
    const links = {
      ...empty,
      next_page_url: null,
      prev_page_url: null,
      per_page: 20,
      data,
      total,
      last_page,
      current_page,
    }
    return route.fulfill({ json: { useful_links: links } })
  })
}
