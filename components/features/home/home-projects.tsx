import { Band } from '@/components/features/home/band'
import { Picture } from '@/components/ui/picture'
import { classNames } from '@/components/ui/class-names'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/contract/home'

type Project = Home['projects'][number]

/** What the city is building: pictures of different breadth, side by side and passed by sideways on phones. */
export function HomeProjects({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null
  return (
    <Band
      id="home-projects"
      title="Город строится"
      more={{ href: paths.projects, label: 'Все проекты' }}
      ground="ground"
    >
      <ul className="no-scrollbar -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) sm:mx-0 sm:grid sm:grid-cols-10 sm:gap-x-8 sm:gap-y-12 sm:overflow-visible sm:px-0">
        {projects.map((project, index) => (
          <li
            key={project.title}
            className={classNames(
              'group relative w-[82%] shrink-0 snap-start sm:w-auto',
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

function ProjectCard({ project: { title, description, image, link } }: { project: Project }) {
  return (
    <>
      <Picture
        image={image}
        sizes="(min-width: 40rem) 46rem, 82vw"
        decorative
        className="aspect-[4/3] sm:aspect-auto sm:h-72 lg:h-96"
      />
      <h3 className="mt-4 text-h3">
        {link ? (
          <a href={link} className="link-quiet cover">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="mt-1.5 max-w-measure text-ink-soft">{description}</p>
    </>
  )
}
