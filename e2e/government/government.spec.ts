import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Goes from the tree to a department, to its head and back; these links work without JavaScript. */
async function openEveryBranch(page: Page) {
  await page.goto(paths.structure)
  const tree = page.getByRole('main').getByRole('list')
  const department = tree.getByRole('link', { name: 'Управление образования', exact: true })
  await department.click()
  await expect(page).toHaveURL(/\/orgs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Управление образования')
  await expect(page.getByRole('complementary').getByRole('link', { name: /^\+7/ }).first()).toHaveAttribute(
    'href',
    /^tel:\+7\d{10}$/,
  )

  const head = page.getByRole('region', { name: 'Руководитель' }).getByRole('heading', { level: 3 })
  const name = await head.innerText()
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/\/ministers\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('region', { name: 'Биография' })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Управление образования' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Управление образования')
}

test('a resident goes from the structure to a person and back', { tag: ['@phone', '@all'] }, ({ page }) =>
  openEveryBranch(page),
)

test('the structure works without JavaScript', { tag: '@without-javascript' }, ({ page }) => openEveryBranch(page))

test(
  'organisations are found by words, kind and sphere, which stay in the address',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.organizations)
    await page.getByRole('searchbox', { name: 'Название или адрес организации' }).fill('школа')
    await page.getByRole('combobox', { name: 'Сфера' }).selectOption({ label: 'Образование' })
    await page.getByRole('button', { name: 'Показать', exact: true }).click()
    await expect(page).toHaveURL(/theme=\d+/)
    await expect(page.getByText(/^Найдено\s\d+\s·\sОбразование\s·\sсо\sсловами\s«школа»$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Средняя школа № 14' })).toBeVisible()
    await page.getByRole('link', { name: 'Сбросить' }).click()
    await expect(page).toHaveURL(/\/orgs$/)

    await page
      .getByRole('navigation', { name: 'Вид организаций' })
      .getByRole('link', { name: /^Предприятия/ })
      .click()
    await expect(page).toHaveURL(/kind=enterprise/)
    await expect(page.getByRole('link', { name: 'МУП «Чистый город»' })).toBeVisible()
  },
)

test('a finished project shows the same place before and after', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${paths.projects}?status=done`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/projects\?id=\d+$/)
  await expect(page.getByRole('figure', { name: 'Было' }).getByRole('img')).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Стало' }).getByRole('img')).toBeVisible()
  await expect(page.getByText('Завершён')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Следить за\sпроектом$/ })).toHaveAttribute('href', '#login')
})

test('activity is filtered by section and year', { tag: ['@without-javascript', '@all'] }, async ({ page }) => {
  await page.goto(paths.activity)
  await page
    .getByRole('navigation', { name: 'Разделы деятельности' })
    .getByRole('link', { name: /^Отчёты/ })
    .click()
  await expect(page).toHaveURL(/type=\d+/)
  await expect(page.getByRole('link', { name: 'Общий отдел' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Файлы' }).first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/files\//,
  )
})
