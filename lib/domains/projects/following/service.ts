import { AppError } from '@/lib/contract/errors'
import type { FollowedProject } from '@/lib/domains/projects/contract'
import {
  findFollowedProjects,
  follow,
  isProjectPublic,
  projectFollows,
} from '@/lib/domains/projects/following/repository'

/** Throws notFound for a project that is not public. */
export async function setFollowing(
  id: number,
  isFollowing: boolean,
  residentId: number,
): Promise<{ is_following: boolean }> {
  if (!(await isProjectPublic(id))) throw new AppError('notFound')
  await (isFollowing ? follow(id, residentId) : projectFollows.unfollow(id, residentId))
  return { is_following: isFollowing }
}

export async function listFollowed(residentId: number): Promise<{ projects: FollowedProject[] }> {
  return { projects: await findFollowedProjects(residentId) }
}

export async function stopProjectEmails(key: string): Promise<string | null> {
  return (await projectFollows.stopEmails(key)) ? 'Письма об этом проекте больше не придут' : null
}
