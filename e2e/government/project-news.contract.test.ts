import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { listNews } from '@/lib/domains/news/contract'
import { listProjects } from '@/lib/domains/projects/contract'

async function projectNamed(title: string) {
  const response = await fetch(at(`/api/projects?title=${encodeURIComponent(title)}`))
  const { projects } = listProjects.answer.parse(await response.json())
  return projects.data.find((project) => project.title === title)
}

test('a project leads to the news that carry its title as a tag, and to no others', async () => {
  const project = await projectNamed('Семь километров у моря')
  expect(project?.news_link).toMatch(/^\/news\?tag=/)
  const { search } = new URL(project?.news_link ?? '', 'http://portal')
  const response = await fetch(at(`/api/news${search}`))
  const { news } = listNews.answer.parse(await response.json())
  expect(news.data.map(({ title }) => title)).toEqual([
    'Семь километров вдоль моря: велодорожку соединили в одно целое',
  ])
})

test('a project without news of its own leads to none', async () => {
  const office = await Office.logIn()
  const [category] = await office.find('project-categories', { limit: '1' })
  const title = `Проект без новостей ${Date.now()}`
  const facts = { title, description: 'О нём ещё не писали.', category: category?.id, _status: 'published' }
  const { id } = await office.create('projects', facts)
  try {
    expect(await projectNamed(title)).toMatchObject({ link: null, news_link: null })
  } finally {
    await office.remove('projects', id)
  }
})
