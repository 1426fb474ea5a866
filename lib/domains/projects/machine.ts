import type { ItemList, Project as SchemaProject, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import {
  absolute,
  breadcrumbSchema,
  geoOf,
  imageOf,
  organizationId,
  stepsOf,
  type Way,
  thingList,
} from '@/lib/domains/site/schema-org'
import type { Project } from '@/lib/domains/projects/contract'

export function projectThings(project: Project, way: Way): Thing[] {
  return [breadcrumbSchema([...stepsOf(way), { title: project.title }]), projectSchema(project)]
}

export function projectListSchema(projects: readonly Project[]): ItemList {
  return thingList(projects.map(projectSchema))
}

function projectSchema(project: Project): SchemaProject {
  return {
    '@type': 'Project',
    name: project.title,
    description: project.description,
    url: absolute(paths.project(project.id)),
    ...imageOf(project.report_img ?? project.head_img),
    parentOrganization: { '@id': organizationId },
    ...(project.start_date && { foundingDate: project.start_date }),
    ...(project.address && {
      location: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: project.address, addressCountry: 'RU' },
        ...geoOf(project),
      },
    }),
  }
}
