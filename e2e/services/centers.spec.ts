import { expect } from 'playwright/test'
import { axeFindings } from '@/e2e/fixtures/axe'
import { hydrated } from '@/e2e/fixtures/hydrated'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

const ASK = 'Какой ближе ко мне'

test('a visitor is told which centres are the nearest', { tag: ['@phone', '@all'] }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.8571, longitude: 48.5612 })
  await page.goto(paths.serviceCenters)
  await page.getByRole('button', { name: ASK }).click()
  const answer = page.getByRole('status').filter({ hasText: /Ближе всех/ })
  await expect(answer).toHaveText(/:.+,\s\d+(,\d)?\sк?м, (до|откроется)/)
  expect(await axeFindings(page)).toEqual([])

  const center = answer.getByRole('link').first()
  const title = (await center.textContent()) ?? ''
  await center.click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(row.getByRole('table')).toBeVisible()
})

test(
  'a visitor who denies the location is sent to the map',
  { tag: ['@only-phone', '@all'] },
  async ({ page, context }) => {
    await context.clearPermissions()
    await page.goto(paths.serviceCenters)
    await hydrated(page)
    await page.getByRole('button', { name: ASK }).click()
    await expect(page.getByRole('status').filter({ hasText: /Браузеру запрещено/ })).toBeVisible()
  },
)
