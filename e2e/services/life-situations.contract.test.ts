import { send, someVisitor } from '@/e2e/fixtures/resident'
import { listServices, type ServiceCatalog } from '@/lib/domains/services/contract'

async function list(query = ''): Promise<ServiceCatalog> {
  const answer = await send(listServices, { query, headers: someVisitor() })
  expect(answer.status).toBe(200)
  return (await answer.json()) as ServiceCatalog
}

test('every life situation begins with its steps, the whole catalogue with none', async () => {
  const { steps, life_situations: situations } = await list()
  expect(steps).toEqual([])
  for (const { id } of situations) expect((await list(`?life_situation=${id}`)).steps.length).toBeGreaterThan(2)
})

test('the birth of a child offers neither marriage at 16 nor land', async () => {
  const birth = (await list()).life_situations.find(({ title }) => title === 'Рождение ребёнка')
  const { steps, services } = await list(`?life_situation=${birth?.id}`)
  expect(steps[0]).toMatchObject({ title: 'Зарегистрируйте рождение', url: 'https://www.gosuslugi.ru' })
  const titles = services.data.map(({ title }) => title)
  expect(titles).toContain('Запись в детский сад')
  expect(titles.filter((title) => /брак|земл/i.test(title))).toEqual([])
})
