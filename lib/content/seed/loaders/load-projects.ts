import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadProjects(seeding: Seeding): Promise<void> {
  const { writer, clock, pictures, city, findPlace } = seeding
  const categories = new Dictionary(writer, 'project-categories')
  await categories.fill(city.projects.map(({ category }) => category))
  for (const project of city.projects.toSorted((one, other) => other.publishedAgo - one.publishedAgo)) {
    const { title, stage, budget, contractor } = project
    await writer.create('projects', {
      title,
      description: project.description,
      neighbours: project.neighbours,
      category: categories.id(project.category),
      stage,
      ...(project.address && findPlace({ ...project, address: project.address })),
      budget,
      funding: project.funding,
      startDate: clock.day(project.started),
      finishDate: clock.day(project.finish),
      contractor,
      organization: await writer.find('organizations', project.organization),
      publishedAt: clock.published(project.publishedAgo, '11:00'),
      headImage: project.picture && pictures.place(project.picture),
      reportImage: project.reportPicture && pictures.place(project.reportPicture),
      _status: 'published',
    })
  }
}
