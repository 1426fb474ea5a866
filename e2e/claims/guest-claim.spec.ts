import { expect, type Locator, type Page } from 'playwright/test'
import { changeMapSettings } from '@/e2e/city-maps/map-settings'
import { useYandexMaps } from '@/e2e/city-maps/yandex-maps'
import { hydrated } from '@/e2e/fixtures/hydrated'
import { test } from '@/e2e/fixtures/journey'
import { axeFindings } from '@/e2e/fixtures/axe'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { at } from '@/e2e/fixtures/portal'
import { Resident, someone, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { enter } from '@/e2e/residents/account-pages'
import { fillRegistration } from '@/e2e/residents/registration'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

async function fillClaim(page: Page, form: Locator, text: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Найдите адрес или поставьте точку на карте' }).fill('Портовая 12')
  await page.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click()
  await expect(form.getByLabel('Адрес или ориентир')).toHaveValue(/Портовая/)
  await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Что случилось').selectOption({ index: 1 })
  await form.getByLabel('Опишите проблему').fill(text)
}

test(
  'a guest finds the claim again by its link, by the cabinet and by its number',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const person = someone()
    const text = 'Фонарь у школы не горит вторую неделю'
    const heading = page.getByRole('heading', { level: 1 })

    await test.step("the dialog after sending links to the claim's state", async () => {
      await page.goto(paths.reportClaim)
      const form = page.getByRole('form', { name: 'Новая заявка' })
      // not covered by the button that puts a point
      await form.getByRole('button', { name: 'Двигать стрелками' }).click({ trial: true })
      const photo = { name: 'Фонарь.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('guest') }
      await form.locator('input[type="file"]').setInputFiles(photo)
      await fillClaim(page, form, text)
      await form.getByLabel('Имя').fill('Анна')
      await form.getByLabel('Электронная почта').fill(person.email)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Отправить заявку' }).click()
      await expect(page.getByText(/Осталось подтвердить заявку №\s\d+/)).toBeVisible()
      await page.getByRole('link', { name: 'Где сейчас заявка' }).click()
      await expect(heading).toHaveText(/Ваша заявка №/)
      await expect(page.getByText('Откройте ссылку из письма')).toBeVisible()
    })

    await test.step("the page after the confirmation links to the claim's state", async () => {
      await page.goto(`${paths.home}#confirm-claim=${keyIn(await waitForEmail(person.email, ''), 'confirm-claim')}`)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить заявку' }).click()
      const said = page.getByRole('alertdialog', { name: 'Оповещение' })
      await expect(said).toContainText('подтверждена')
      await said.getByRole('link', { name: 'Где сейчас заявка' }).click()
      await expect(page.getByText('На проверке')).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      const image = page.getByRole('img', { name: 'Ваш снимок 1' })
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
      expect(await axeFindings(page, { forFingers: true })).toEqual([])
    })

    const number = /\d+/.exec(await heading.innerText())?.[0] ?? ''

    await test.step("registration with the same address moves the guest's claim to the cabinet", async () => {
      await page.getByRole('link', { name: 'Зарегистрируйтесь' }).click()
      const form = page.locator('dialog[open]').filter({ has: page.getByRole('heading', { name: 'Регистрация' }) })
      await fillRegistration(form, person)
      await Promise.all([
        page.waitForEvent('load'),
        form.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click(),
      ])
      await page.goto(
        `${paths.home}#confirm-email=${keyIn(await waitForEmail(person.email, 'зарегистрированы'), 'confirm-email')}`,
      )
      await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить почту' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Оповещение' })).toContainText(
        'Электронная почта подтверждена',
      )
      await page.goto(paths.profile)
      await expect(page.getByRole('list', { name: 'Мои обращения' })).toContainText(`№ ${number}`)
    })

    await test.step('search by claim number shows its state and links to it in the cabinet', async () => {
      await page.goto(`${paths.search}?text=${encodeURIComponent(`№ ${number}`)}`)
      const found = page.getByRole('status').filter({ hasText: 'на проверке' })
      await expect(found).toBeVisible()
      await found.getByRole('link', { name: `Ваша заявка № ${number}` }).click()
      await expect(page.getByRole('listitem').filter({ hasText: `№ ${number} ·` })).toBeFocused()
    })
  },
)

test("search by somebody else's claim number reveals nothing", { tag: '@all' }, async ({ page }) => {
  const answers: string[] = []
  page.on('response', (response) => answers.push(new URL(response.url()).pathname))
  await page.goto(`${paths.search}?text=375`)
  await expect(page.getByText('Ваша заявка')).toHaveCount(0)
  expect(answers.filter((path) => path.startsWith('/api/user/claims'))).toEqual([])
  await enter(page, await Resident.register(), `${paths.search}?text=999999`)
  await expect(page.getByText('Среди ваших заявок № 999999 нет')).toBeVisible()
})

test(
  'a private link is not cached, sends no referrer, and is revoked by its owner',
  { tag: '@all' },
  async ({ page }) => {
    const { email } = someone()
    await page.goto(paths.reportClaim)
    const form = page.getByRole('form', { name: 'Новая заявка' })
    await fillClaim(page, form, 'Яма у остановки, обходят по дороге')
    await form.getByLabel('Имя').fill('Анна')
    await form.getByLabel('Электронная почта').fill(email)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Отправить заявку' }).click()
    const link = page.getByRole('link', { name: 'Где сейчас заявка' })
    const address = at((await link.getAttribute('href')) ?? '')
    await useYandexMaps(page)
    const opened = await fetch(address)
    expect([opened.status, opened.headers.get('cache-control'), opened.headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ])
    await link.click()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await hydrated(page)
    // neither a foreign map nor the printed page shows the key
    const map = page.getByRole('application', { name: 'Место заявки на карте' })
    await map.scrollIntoViewIfNeeded()
    await expect(map).toBeVisible()
    await expect(page.locator('[data-driver="yandex"], script[src*="yandex"]')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText(/Напечатано .* со\sстраницы .*\/socialcontrolmap\/my$/)).toBeAttached()
    await page.getByText('Закрыть ссылку', { exact: true }).click()
    await page.getByRole('button', { name: 'Закрыть ссылку для всех' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ссылка на заявку не действует')
    const ended = await fetch(address)
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  },
)

test.describe('the button «Где я» of the claim form', () => {
  const city = { latitude: 41.8571, longitude: 48.5612 }

  async function ask(page: Page): Promise<Locator> {
    await page.goto(paths.reportClaim)
    const form = page.getByRole('form', { name: 'Новая заявка' })
    await form.getByRole('button', { name: 'Где я' }).click()
    return form
  }

  test(
    'puts the point where the phone is, with the address there',
    { tag: '@only-phone' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(city)
      const form = await ask(page)
      await expect(form.getByText('Точка стоит там, где вы сейчас. Проверьте её на карте')).toBeVisible()
      await expect(form.getByLabel('Адрес или ориентир')).not.toHaveValue('')
      await expect(form.getByRole('application', { name: /Выбранная точка/ })).toBeVisible()
    },
  )

  test(
    '«Где я» says that the phone is outside the city',
    { tag: ['@only-phone', '@all'] },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 55.75, longitude: 37.62 })
      const form = await ask(page)
      await expect(
        form.getByText('Вы сейчас за пределами города. Найдите адрес или поставьте точку на карте'),
      ).toBeVisible()
      await expect(form.getByLabel('Адрес или ориентир')).toHaveValue('')
    },
  )

  test(
    '«Где я» says that the browser denies the location',
    { tag: ['@only-phone', '@all'] },
    async ({ page, context }) => {
      await context.clearPermissions()
      const form = await ask(page)
      await expect(
        form.getByText('Браузеру запрещено знать, где вы. Разрешите это в его настройках или найдите адрес'),
      ).toBeVisible()
    },
  )
})

test('without a map a claim is sent with an address in words', { tag: '@all' }, async ({ page }) => {
  await changeMapSettings(page, /socialcontrolmap/, {
    from: `"tiles_url":"${paths.mapTiles}","suggests_addresses":true`,
    to: '"tiles_url":"","suggests_addresses":false',
  })
  await page.goto(paths.reportClaim)
  await expect(page.getByText('Карты здесь пока нет')).toBeAttached()
  const form = page.getByRole('form', { name: 'Новая заявка' })
  await form.getByLabel('Адрес или ориентир').fill('ул. Портовая, 12, у второго подъезда')
  await expect(form.getByRole('application')).toHaveCount(0)
  await expect(form.getByRole('combobox', { name: /^Найдите адрес/ })).toHaveCount(0)
  await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Что случилось').selectOption({ index: 1 })
  await form.getByLabel('Опишите проблему').fill('Во дворе не горит фонарь у второго подъезда')
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Электронная почта').fill(someone().email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByText(/Осталось подтвердить заявку №\s\d+/)).toBeVisible()
})
