import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { documentsDataset } from '@/lib/domains/documents/dataset'
import { withEtag } from '@/lib/transport/http/with-etag'

/** The limit is so low that every list is too long to be held. */
const MAX_WHOLE_BYTES = 1_000

it('an export too long to be held is not sent again until something of it changes', async () => {
  const first = await askLong()
  const content = await first.text()
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, content.length > MAX_WHOLE_BYTES, tag.startsWith('W/"')]).toEqual([200, true, true])
  expect((await askLong(tag)).status).toBe(304)

  const office = await Office.logIn()
  const [act] = await office.find('documents', { sort: 'date', limit: '1', 'where[_status][equals]': 'published' })
  if (!act) throw new Error('В городе нет документов')
  await office.update('documents', act.id, { title: `${String(act.title)} с изменением`, _status: 'published' })
  try {
    const changed = await askLong(tag)
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
    expect(await changed.text()).toContain('с изменением')
  } finally {
    await office.update('documents', act.id, { title: act.title, _status: 'published' })
  }
  const restored = await askLong(tag)
  expect([restored.status, restored.headers.get('etag')]).toEqual([304, tag])
})

async function askLong(tag?: string): Promise<Response> {
  const request = new Request(at(`${documentsDataset.path}?format=csv`), {
    headers: tag ? { 'if-none-match': tag } : {},
  })
  return withEtag(request, await unnamed(request.url), {
    again: () => unnamed(request.url),
    largestWhole: MAX_WHOLE_BYTES,
  })
}

async function unnamed(url: string): Promise<Response> {
  const response = await fetch(url, { headers: someVisitor() })
  const headers = new Headers(response.headers)
  headers.delete('etag')
  return new Response(response.body, { status: response.status, headers })
}
