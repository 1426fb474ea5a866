import { openPages } from '@/e2e/fixtures/addresses'
import { mapConcurrently, readHtml } from '@/e2e/fixtures/portal'
import { loosePhones } from '@/e2e/pages/unlinked-phones'
import { paths } from '@/lib/config/paths'

test.each([
  ['Звоните +7\u00a0(872)\u00a0055-\u206012-\u206034', ['+7 (872) 055-12-34']],
  ['8 872 055 12 34, доб. 5', ['8 872 055 12 34']],
  ['<a href="tel:+78720551234"><span>+7 (872) 055-12-34</span></a>', []],
  ['<a href="/orgs/5">+7 (872) 055-12-34</a>', ['+7 (872) 055-12-34']],
  ['При пожаре звоните <b>112</b>', ['звоните 112']],
  ['Звоните <a class="link" href="tel:112">112</a>', []],
  ['Позвоните или зайдите в каб. 102, автобус № 101', []],
])('of «%s» these phones cannot be pressed: %j', (text, loose) => expect(loosePhones(`<p>${text}</p>`)).toEqual(loose))

test('every phone number of every page is a link', async () => {
  const pages = await openPages()
  expect(pages.flatMap(({ path, html }) => listLoosePhones(path, html))).toEqual([])
})

test('every phone number in FAQ, services and news is a link', async () => {
  const lists = [paths.faq, `${paths.news}?text=телефону`, `${paths.news}?text=звоните`, paths.servicesCatalog]
  const shape = /href="(\/faq\?topic=\d+|\/(?:news|messages)\/\d+\/[\w-]+|\/services\/\d+)"/g
  const found = await mapConcurrently(lists, async (list) =>
    [...(await readHtml(list)).matchAll(shape)].map(([, path = '']) => path),
  )
  const wanted = [...new Set(found.flat())]
  expect(wanted.length).toBeGreaterThan(30)
  const loose = await mapConcurrently(wanted, async (path) => listLoosePhones(path, await readHtml(path)))
  expect(loose.flat()).toEqual([])
})

function listLoosePhones(path: string, html: string): string[] {
  return loosePhones(html).map((phone) => `${path}: ${phone}`)
}
