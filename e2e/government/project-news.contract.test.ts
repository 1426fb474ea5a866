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
  expect(await projectNamed('Скамейки парка «Каспий»')).toMatchObject({ link: null, news_link: null })
})
