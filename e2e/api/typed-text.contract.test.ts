import { randomUUID } from 'node:crypto'
import { graph } from '@/e2e/claims/claims'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { find } from '@/e2e/search/find'
import { listNews } from '@/lib/domains/news/contract'
import * as appeals from '@/lib/domains/appeals/contract'

/** Letters in pieces, as macOS types some and PDF keeps them, with what a copy brings besides. */
const inPieces = (text: string) => `\u200B${text.normalize('NFD')}\u00AD\u2060`

test('search and filters find composed and decomposed Unicode alike', async () => {
  const [typed, meant] = await Promise.all([find(inPieces('детский сад')), find('детский сад')])
  expect(meant.results.total).toBeGreaterThan(0)
  expect(typed.results.total).toBe(meant.results.total)

  const list = async (text: string) => {
    const query = `?text=${encodeURIComponent(text)}`
    return ((await (await send(listNews, { query, headers: someVisitor() })).json()) as { news: { total: number } })
      .news
  }
  expect((await list(inPieces('район'))).total).toBe((await list('район')).total)

  const claims = async (title: string) =>
    (await graph('query($title: String) { AllClaims(title: $title) { id } }', { title })).data?.AllClaims
  expect(await claims(inPieces('двор'))).toEqual(await claims('двор'))
})

test('an appeal of invisible characters is refused and takes no number', async () => {
  const author = await Resident.register()
  const form = (await (await author.call(appeals.getOfficialAppeals)).json()) as { topics: { id: number }[] }
  const body = {
    legal_type: 1,
    surname: 'Пробова',
    name: 'Анна',
    no_patronymic: true,
    addressee: 'Администрация',
    topic_id: form.topics[0]?.id,
    email: author.email,
    consents: ['appeal'],
    text: '\u200B\u200B\u2060',
    answer_delivery: 'post',
    postal_address: '\u2800',
  }
  const headers = { 'idempotency-key': randomUUID() }
  const refused = await author.call(appeals.postOfficialAppeal, { body, headers })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    errors: {
      text: ['Поле обязательно для заполнения'],
      postal_address: ['Поле обязательно для заполнения'],
    },
  })
})
