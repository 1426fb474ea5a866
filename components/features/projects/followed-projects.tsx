'use client'

import { FollowedList } from '@/components/account/followed-list'
import { useFollowedProjects } from '@/components/features/projects/hooks'
import { paths } from '@/lib/config/paths'
import { projectStageTitle } from '@/lib/domains/projects/contract'

export function FollowedProjects() {
  const { data: followed = [] } = useFollowedProjects()
  const rows = followed.map(({ id, title, stage }) => ({
    href: paths.project(id),
    title,
    state: projectStageTitle(stage),
  }))
  return <FollowedList id="followed-projects" title="Проекты, за которыми вы следите" rows={rows} />
}
