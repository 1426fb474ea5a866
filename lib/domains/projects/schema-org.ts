import type { ItemList, Project as SchemaProject, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'
import {
  absoluteUrl,
  type Breadcrumbs,
  breadcrumbSchema,
  geoProperty,
  imageProperty,
  linkListSchema,
  organizationId,
  postalAddress,
} from '@/lib/domains/site/schema-org'

export function projectSchemas(project: Project, breadcrumbs: Breadcrumbs): Thing[] {
  return [breadcrumbSchema([...breadcrumbs, { title: project.title }]), projectSchema(project)]
}

export function projectListSchema(projects: readonly Project[]): ItemList {
  return linkListSchema(projects.map(({ id, title }) => ({ title, path: paths.project(id) })))
}

function projectSchema(project: Project): SchemaProject {
  return {
    '@type': 'Project',
    name: project.title,
    description: project.description,
    url: absoluteUrl(paths.project(project.id)),
    ...imageProperty(project.report_img ?? project.head_img),
    parentOrganization: { '@id': organizationId },
    ...(project.start_date && { foundingDate: project.start_date }),
    ...(project.address && {
      location: {
        '@type': 'Place',
        address: postalAddress(project.address),
        ...geoProperty(project),
      },
    }),
  }
}
