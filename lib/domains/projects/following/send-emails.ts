import { env } from '@/lib/config/env'
import { newsPath, paths } from '@/lib/config/paths'
import { projectStageTitle } from '@/lib/domains/projects/contract'
import {
  type Follower,
  type NewStage,
  type ProjectNews,
  projectFollows,
  takeNewStages,
  takeProjectNews,
} from '@/lib/domains/projects/following/repository'
import { notify } from '@/lib/domains/notifications/service'
import { followerParts } from '@/lib/platform/mail/define-follows'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'

const STAGES_AT_ONCE = 50
const NEWS_AT_ONCE = 5

/** Notifies followers of new stages and news of their projects, each once. */
export async function sendProjectEmails(): Promise<void> {
  await notifyInBatches(STAGES_AT_ONCE, takeNewStages, notifyOfStage)
  await notifyInBatches(NEWS_AT_ONCE, takeProjectNews, notifyOfNews)
}

interface ProjectStep {
  id: number
  title: string
  text: string
  url: string
  button: string
}

async function notifyOfStage({ id, title, former, stage, follower }: NewStage): Promise<void> {
  const text = `Новая стадия проекта: «${projectStageTitle(stage)}», до этого была «${projectStageTitle(former)}».`
  await notifyFollower(follower, { id, title, text, url: paths.project(id), button: 'Открыть проект' })
}

async function notifyOfNews({ id, title, news, followers }: ProjectNews): Promise<void> {
  const step = { id, title, text: `Новость проекта: ${news.title}`, url: newsPath(news), button: 'Читать новость' }
  for (const follower of followers) await notifyFollower(follower, step)
}

async function notifyFollower(
  { id: residentId, name, email, is_mailed: isMailed }: Follower,
  { id, title, text, url, button }: ProjectStep,
): Promise<void> {
  await notify(residentId, { kind: 'project', title, text, url })
  if (!isMailed) return
  await queueEmail(email, {
    kind: 'project-step',
    subject: `Проект города: ${title}`,
    greeting: name,
    lines: [text],
    action: { title: button, url: `${env.PUBLIC_URL}${url}` },
    ...followerParts(await projectFollows.stopKeyFor(id, residentId), {
      why: 'Вы следите за этим проектом. Чтобы больше не получать писем, нажмите на ссылку ниже или «Не следить» на странице проекта.',
      stop: 'Больше не присылать писем об этом проекте',
    }),
  })
}
