import type { NoticeFacts } from '@/components/ui/notice-facts'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { ideaCodes, ideaStatusName } from '@/lib/domains/ideas/states'
import type { IdeaDetails } from '@/lib/domains/ideas/contract'
import { formatNumber } from '@/lib/text/plural'
import { shorten } from '@/lib/text/shorten'

const MAX_LEAD_LENGTH = 420

/** Returns a printable call for support, without the author: whoever hangs it up may sign it. */
export function ideaNotice(idea: IdeaDetails): NoticeFacts {
  const { id, title, text, address, category, status, answer } = idea
  const isOpen = status.code === ideaCodes.support
  return {
    label: `Идея для города № ${id}`,
    title,
    lead: shortenLead(text),
    rows: [
      { term: 'Где', value: address },
      { term: 'Тема', value: category?.title },
      { term: 'Состояние', value: ideaStatusName(status.code) },
      { term: 'Голосов за', value: formatVotes(idea, isOpen) },
      { term: 'Ответ города', value: answer && shortenLead(answer), official: true },
    ],
    stepsTitle: isOpen ? 'Как поддержать' : 'Что дальше',
    steps: isOpen
      ? [
          'Откройте страницу идеи.',
          'Войдите в личный кабинет или зарегистрируйтесь.',
          'Нажмите «За». Против — тоже мнение: можно объяснить его в комментарии.',
        ]
      : ['Следите за идеей на её странице: там все шаги и ответы города.'],
    url: new URL(paths.idea(id), env.PUBLIC_URL).href,
  }
}

function formatVotes({ vote_like_count: likes, support_threshold: threshold }: IdeaDetails, isOpen: boolean): string {
  return isOpen && threshold > 0 ? `${formatNumber(likes)}, нужно ${formatNumber(threshold)}` : formatNumber(likes)
}

function shortenLead(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), MAX_LEAD_LENGTH)
}
