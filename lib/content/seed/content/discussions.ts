import { fact } from '@/lib/content/demo-city'
import type { SeedDiscussion } from '@/lib/content/read/shapes/participation-shapes'
import type { Paper } from '@/lib/platform/documents/papers/paper'

export const discussionOrganizer = 'Комиссия по землепользованию и застройке администрации города Самурска'
export const discussionContacts = `Управление архитектуры: ${fact('addresses.architectureAndLand')}, каб. 8, по будням с 9:00 до 13:00. Почта: obsuzhdeniya@samursk.example`

interface DiscussionDays {
  announced: string
  start: string
  finish: string
  reviewFinish: string
}

/** Notice by article 5.1, part 6. */
export function noticeFile({ title, titleNpa, address, exhibition }: SeedDiscussion, days: DiscussionDays): Paper {
  return {
    name: 'Оповещение.pdf',
    title: `Оповещение о начале общественных обсуждений: ${title}`,
    kind: 'pdf',
    text: `На общественные обсуждения представляется «${titleNpa}».

## Где и когда

- Территория: ${address}.
- Предложения принимаются с ${days.start} по ${days.finish} включительно.
- Рассмотрение предложений — до ${days.reviewFinish}.
- Оповещение опубликовано ${days.announced}.

## Экспозиция

${exhibition}

## Как участвовать

1. Войдите на портал города и откройте страницу обсуждения.
2. Выберите «за», «против» или «воздерживаюсь» и, если хотите, поясните.
3. Без портала: запишите предложение в журнал экспозиции или пришлите письмо организатору.

Организатор: ${discussionOrganizer}. ${discussionContacts}`,
  }
}

export function noteFile({ title, note }: SeedDiscussion): Paper {
  return {
    name: 'Пояснительная записка.pdf',
    title: `Пояснительная записка: ${title}`,
    kind: 'pdf',
    text: `## Что предлагается\n\n${note}\n\n## Основание\n\nГрадостроительный кодекс Российской Федерации, статьи 5.1, 41–46; Устав города Самурска.`,
  }
}

export function actFile({ titleNpa, orders }: SeedDiscussion): Paper {
  return {
    name: 'Проект постановления.docx',
    title: titleNpa,
    kind: 'docx',
    text: `В соответствии со статьями 5.1 и 45 Градостроительного кодекса Российской Федерации, Уставом города Самурска, с учётом заключения о результатах общественных обсуждений администрация города постановляет:

${orders.map((order, index) => `${index + 1}. ${order}`).join('\n')}

Постановление вступает в силу со дня официального опубликования.`,
  }
}
