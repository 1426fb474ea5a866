import { withWellFormedUrl } from '@/lib/office/well-formed-url'

const collections = Promise.resolve([{ slug: 'news', versions: { drafts: true } }, { slug: 'media' }])
const door = withWellFormedUrl(async () => new Response('office'), collections)
const ask = (address: string) => door(new Request(`http://localhost/cms${address}`))

test.each([
  '/news?where[id][equals]=1',
  '/news?where[or][0][title][like]=near',
  `/news?where=${encodeURIComponent('{"id":{"equals":1}}')}`,
  '/news/versions?limit=5',
  '/media/5',
  '/media?where=',
])('%s comes to the office', async (address) => {
  expect(await (await ask(address)).text()).toBe('office')
})

test.each([
  ['/news?where=abc', 400],
  ['/news?where=5', 400],
  ['/news?data=abc', 400],
  ['/news?where[or][0]=q', 400],
  ['/news?where[and]=5', 400],
  ['/news?where[id][near]=1', 400],
  ['/news/%00', 400],
  ['/news?where[id][like]=%00', 400],
  ['/media/versions/1', 404],
])('%s is refused in words', async (address, status) => {
  const answer = await ask(address)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/[а-яё]{3}/)])
})
