import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { projectCategories, projects } from '@/lib/domains/projects/collection'
import * as contract from '@/lib/domains/projects/contract'
import { exportFollows } from '@/lib/domains/projects/following/repository'
import { sendProjectEmails } from '@/lib/domains/projects/following/send-emails'
import { listFollowed, setFollowing, stopProjectEmails } from '@/lib/domains/projects/following/service'
import { listProjects } from '@/lib/domains/projects/service'
import { previewedId } from '@/lib/platform/preview/preview'

export const projectsDomain: Domain = {
  collections: [projects, projectCategories],
  handlers: [
    handle(contract.listProjects, ({ query, preview }) => listProjects(query, previewedId(preview, 'projects'))),
    handleForResident(contract.listFollowedProjects, ({ caller }) => listFollowed(caller.residentId)),
    handleForResident(contract.followProject, ({ caller, body }) =>
      setFollowing(body.id, body.is_following, caller.residentId),
    ),
  ],
  jobs: [{ name: 'projects', everyMinutes: 1, run: sendProjectEmails }],
  personalData: async ({ residentId }) => ({ followed_projects: await exportFollows(residentId) }),
  stopEmails: stopProjectEmails,
}
