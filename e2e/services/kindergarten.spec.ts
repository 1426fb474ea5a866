import { expect } from 'playwright/test'
import { test } from '@/e2e/kit/journey'
import { Presses } from '@/e2e/kit/presses'
import { paths } from '@/lib/config/paths'

test(
  'three presses lead from the home page to the service of the state portal that enrols a child',
  { tag: '@only-phone' },
  async ({ page }) => {
    const presses = new Presses()
    await page.goto(paths.home)
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('combobox').or(search.getByRole('searchbox')).fill('детский сад')
    await presses.on(search.getByRole('button', { name: 'Найти' }))
    // the home page has such a link, too
    await expect(page).toHaveURL(new RegExp(`${paths.search}\\?`))
    await presses.on(page.getByRole('main').getByRole('link', { name: 'Запись в детский сад', exact: true }).first())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Запись в\sдетский\sсад$/)
    const apply = page.getByRole('link', { name: 'Подать онлайн' }).filter({ visible: true }).last()
    await expect(apply).toBeInViewport({ ratio: 1 })
    await page.context().route('https://www.gosuslugi.ru/**', (route) => route.fulfill({ body: 'Госуслуги' }))
    await presses.on(apply)
    // the address is that of this service, not the front page of the state portal
    await expect(page).toHaveURL(/^https:\/\/www\.gosuslugi\.ru\/.+/)
    expect(presses.made).toBe(3)
  },
)
