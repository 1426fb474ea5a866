import Link from 'next/link'
import { Band } from '@/components/ui/band'
import { Picture } from '@/components/ui/picture'
import { classNames } from '@/components/ui/class-names'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'

/** What the city is building: pictures of different breadth side by side, rows on phones. */
export function HomeProjects({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null
  return (
    <Band
      id="home-projects"
      title="Город строится"
      more={{ href: paths.projects, label: 'Все проекты' }}
      ground="ground"
    >
      <ul className="space-y-7 sm:grid sm:grid-cols-10 sm:gap-x-8 sm:gap-y-12 sm:space-y-0">
        {projects.map((project, index) => (
          <li
            key={project.id}
            className={classNames(
              'group relative max-sm:grid max-sm:grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] max-sm:gap-x-5',
              index % 4 === 0 || index % 4 === 3 ? 'sm:col-span-6' : 'sm:col-span-4',
            )}
          >
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function ProjectCard({
  project: { id, title, description, head_img: before, report_img: after },
}: {
  project: Project
}) {
  return (
    <>
      <Picture
        image={after ?? before}
        sizes="(min-width: 40rem) 46rem, 8rem"
        decorative
        className="aspect-square sm:aspect-auto sm:h-72 lg:h-96"
      />
      <div className="min-w-0 sm:mt-4">
        <h3 className="text-h3">
          <Link href={paths.project(id)} prefetch={false} className="link-quiet cover">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 max-w-measure text-ink-soft max-sm:text-sm">{description}</p>
      </div>
    </>
  )
}
