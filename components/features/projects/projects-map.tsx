import 'server-only'
import { formatTerm } from '@/components/features/projects/project-text'
import { isMarked } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { Icon } from '@/components/ui/icon/icon'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { TitledSection } from '@/components/ui/text/titled-section'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import {
  listProjects,
  projectStageTitle,
  type Project,
  type ProjectFilter,
  type ProjectList,
} from '@/lib/domains/projects/contract'

const ID = 'projects-map'
const TITLE = 'Проекты на карте'
const MAX_PAGES_ON_MAP = 12

/** Returns the projects of a whole list, not of the shown page alone, that have a place; none if there is only one. */
export async function readMappedProjects(filter: ProjectFilter, { projects: shown }: ProjectList): Promise<Project[]> {
  const pages = Array.from({ length: Math.min(shown.last_page, MAX_PAGES_ON_MAP) }, (_, index) => index + 1)
  const lists = await Promise.all(
    pages.map(async (page) => {
      if (page === shown.current_page) return shown.data
      return (await read(listProjects, { query: { ...filter, page } }))?.projects.data ?? []
    }),
  )
  const mapped = lists.flat().filter(isMarked)
  return mapped.length > 1 ? mapped : []
}

/** For wide screens: on phones the folded map is a line after a short list. */
export function ProjectsMapLink() {
  return (
    <a
      href={`#${ID}`}
      className="link inline-flex min-h-11 items-center gap-2 max-lg:hidden print:hidden [@media(scripting:none)]:hidden"
    >
      <Icon name="map-pin" className="size-5" />
      {TITLE}
    </a>
  )
}

/** Folded on phones, where the list is what one comes for. */
export function ProjectsMap({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null
  return (
    <TitledSection
      id={ID}
      title={TITLE}
      headingClassName="text-h2 max-lg:sr-only"
      className="mt-6 lg:mt-14 print:hidden [@media(scripting:none)]:hidden"
    >
      <MobileDetails title={TITLE}>
        <div className="mt-3 lg:mt-6">
          <PlacesMap label={TITLE} places={projects.map(toMapPlace)} />
        </div>
      </MobileDetails>
    </TitledSection>
  )
}

function toMapPlace(project: Project) {
  const { id, title, address, stage, latitude, longitude } = project
  const note = [projectStageTitle(stage), formatTerm(project)].filter(Boolean).join(', ')
  return { id, title, address, note, latitude, longitude, href: paths.project(id) }
}
