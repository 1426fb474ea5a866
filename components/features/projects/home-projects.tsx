'use client'

import { Link } from '@/components/ui/link'
import { HomeBand } from '@/components/ui/home-band'
import type { HomeProject } from '@/components/features/projects/project-row'
import { Picture } from '@/components/ui/picture/picture'
import { paths } from '@/lib/config/paths'

export function HomeProjects({ projects }: { projects: readonly HomeProject[] }) {
  if (projects.length === 0) return null
  return (
    <HomeBand
      id="home-projects"
      title="Город строится"
      more={{ href: paths.projects, label: 'Все проекты' }}
      ground="ground"
    >
      <ul className="no-scrollbar strip-on-phones sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 lg:grid-cols-4 lg:gap-x-6">
        {projects.map((project) => (
          <li key={project.href} className="group relative">
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </HomeBand>
  )
}

function ProjectCard({ project: { href, title, text, picture } }: { project: HomeProject }) {
  return (
    <>
      <Picture
        image={picture}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 40rem, 18rem"
        decorative
        icon="hard-hat"
        className="aspect-video"
      />
      <div className="mt-3 min-w-0 sm:mt-4">
        <h3 className="text-h3">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </h3>
        <p
          className="mt-1.5 max-w-measure text-ink-soft max-sm:line-clamp-2 max-sm:text-sm"
          dangerouslySetInnerHTML={{ __html: text }}
        />
      </div>
    </>
  )
}
