import { placeOf } from '@/lib/package/seed/city-map/place-of'
import type { SeedProject } from '@/lib/package/seed/content/government-shapes'
import { demoProjects } from '@/lib/package/seed/content/projects'
import { Dictionary } from '@/lib/package/seed/loaders/dictionary'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { projectPicture } from '@/lib/package/seed/pictures/city-picture'
import { paths } from '@/lib/config/paths'

/** Projects with their pictures; organisations must be there. */
export async function loadProjects(seeding: Seeding): Promise<void> {
  const { writer, clock } = seeding
  const categories = new Dictionary(writer, 'project-categories')
  await categories.fill(demoProjects.map(({ category }) => category))
  for (const project of demoProjects.toSorted((one, other) => other.publishedAgo - one.publishedAgo)) {
    const { title, stage, budget, contractor, newsTag } = project
    await writer.create('projects', {
      title,
      description: project.description,
      category: categories.id(project.category),
      stage,
      ...(project.address && placeOf(project.address)),
      budget,
      funding: project.funding,
      startDate: clock.day(project.started),
      finishDate: clock.day(project.finish),
      contractor,
      organization: await writer.find('organizations', project.organization),
      publishedAt: clock.published(project.publishedAgo, '11:00'),
      link: newsTag && `${paths.news}?tag=${encodeURIComponent(newsTag)}`,
      ...picturesOf(project, seeding),
      _status: 'published',
    })
  }
}

/** The place before and after; what is not done yet has no after. */
function picturesOf({ pair, picture, stage }: SeedProject, { pictures }: Seeding) {
  if (!pair) return { headImage: picture && pictures.place(picture) }
  return {
    headImage: pictures.find(projectPicture(pair, 'before')),
    reportImage: stage === 'done' ? pictures.find(projectPicture(pair, 'after')) : undefined,
  }
}
