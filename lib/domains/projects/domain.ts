import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { projectCategories, projects } from '@/lib/domains/projects/collection'
import * as contract from '@/lib/domains/projects/contract'
import { listProjects } from '@/lib/domains/projects/service'
import { previewedId } from '@/lib/platform/preview/preview'

export const projectsDomain: Domain = {
  collections: [projects, projectCategories],
  handlers: [
    handle(contract.listProjects, ({ query, preview }) => listProjects(query, previewedId(preview, 'projects'))),
  ],
}
