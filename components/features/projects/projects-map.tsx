import 'server-only'
import { formatTerm } from '@/components/features/projects/project-text'
import { isMarked } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import {
  listProjects,
  projectStages,
  type Project,
  type ProjectFilter,
  type ProjectList,
} from '@/lib/domains/projects/contract'

const MANY_PAGES = 12

/** Returns the projects of all pages of a list that have a place. */
export async function readMappedProjects(filter: ProjectFilter, { projects: shown }: ProjectList): Promise<Project[]> {
  const pages = Array.from({ length: Math.min(shown.last_page, MANY_PAGES) }, (_, index) => index + 1)
  const lists = await Promise.all(
    pages.map(async (page) => {
      if (page === shown.current_page) return shown.data
      return (await read(listProjects, { query: { ...filter, page } }))?.projects.data ?? []
    }),
  )
  return lists.flat().filter(isMarked)
}

/** Folded on phones, where the list is what one comes for. */
export function ProjectsMap({ projects }: { projects: readonly Project[] }) {
  if (projects.length < 2) return null
  return (
    <section aria-labelledby="projects-map" className="mt-6 lg:mt-14 print:hidden [@media(scripting:none)]:hidden">
      <h2 id="projects-map" className="text-h2 max-lg:sr-only">
        Проекты на карте
      </h2>
      <MobileDetails title="Проекты на карте">
        <div className="mt-3 lg:mt-6">
          <PlacesMap label="Проекты на карте" places={projects.map(toMapPlace)}>
            {null}
          </PlacesMap>
        </div>
      </MobileDetails>
    </section>
  )
}

function toMapPlace(project: Project) {
  const { id, title, address, stage, latitude, longitude } = project
  const note = [projectStages.find((one) => one.id === stage)?.title, formatTerm(project)].filter(Boolean).join(', ')
  return { id, title, address, note, latitude, longitude, href: paths.project(id) }
}
