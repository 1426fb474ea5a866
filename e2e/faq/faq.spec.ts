import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('on a phone topics and answers are folded', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto(paths.faq)
  expect(await measureHeight(page)).toBeLessThan(3500)
  const topic = page.getByRole('region', { name: 'Вода, тепло и свет' })
  await expect(topic.getByText('Куда звонить, если нет воды?')).toBeHidden()
  await topic.getByRole('heading', { name: 'Вода, тепло и свет' }).tap()
  await topic.getByText('Куда звонить, если нет воды?').tap()
  await expect(topic.getByText('Если отвечают, что аварий нет')).toBeVisible()
})

test(
  'a topic has general questions first and those of its services after them',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.faq)
    const topic = page.getByRole('region', { name: 'Транспорт и дороги' })
    const heading = topic.getByRole('heading', { name: 'Транспорт и дороги' })
    const more = topic.getByRole('link', { name: /^Ещё/ })
    await expect(heading).toBeVisible()
    if (!(await more.isVisible())) await heading.click()
    await more.click()
    await expect(page.getByRole('status')).toContainText('Найдено 17')
    const questions = page.getByRole('main').locator('details[id^="question-"] > summary')
    await expect(questions.first()).toHaveText('Сколько стоит проезд в автобусе?')
    await expect(questions.nth(8)).toContainText('Социальная транспортная карта')
  },
)

test('on a wide screen the first questions of every topic are open to be read', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.faq)
  expect(await measureHeight(page)).toBeLessThan(4500)
  const topic = page.getByRole('region', { name: 'Документы и справки' })
  await expect(topic.locator('details[id^="question-"]').filter({ visible: true })).toHaveCount(3)
  await expect(topic.getByRole('heading', { level: 2 })).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Темы вопросов' })
    .getByRole('link', { name: /^Документы и\sсправки/ })
    .click()
  await expect(page).toHaveURL(/\/faq\?topic=\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Документы и справки' })).toBeVisible()
})

test('an answer is there again when the visitor returns from another page', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.faq)
  const topic = page.getByRole('region', { name: 'Документы и справки' })
  await topic.getByRole('link', { name: /^Ещё/ }).click()
  await expect(page).toHaveURL(/\/faq\?topic=\d+$/)
  await page.goBack()
  const question = topic.locator('details[id^="question-"]').first()
  await question.locator('summary').click()
  await expect(question.locator('.rich-text')).toHaveText(/[А-Яа-я]{3}/)
})
