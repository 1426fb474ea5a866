import { longDate } from '@/lib/package/seed/content/documents-calendar'
import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, bullets } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

export const awardActs: ActDraft[] = seriesRows('awards').map(awardAct)

function awardAct({ date: daysAgo, title, merit, people }: SeriesRow<'awards'>): ActDraft {
  const honorary = title.includes('Почётный гражданин')
  return {
    form: honorary ? 'decision' : 'order',
    daysAgo,
    title,
    summary: `${honorary ? 'Звание присвоено' : 'Награды вручаются'} ${merit}.`,
    text: honorary
      ? act('decision', 'Рассмотрев ходатайство трудового коллектива порта и протокол комиссии по наградам,', [
          `Присвоить звание «Почётный гражданин города Самурска» ${merit}:`,
          `${people.join('; ')}.`,
          'Удостоверение и нагрудный знак вручить на торжественном собрании в День города. Портрет поместить в галерею почётных граждан краеведческого музея.',
        ])
      : `В соответствии с Положением о Почётной грамоте и Благодарности главы города Самурска, ${merit}:\n\n1. Вручить Почётную грамоту:\n${bullets(people)}\n\n2. Управлению делами подготовить грамоты и памятные подарки и провести вручение до ${longDate(daysAgo - 14)}.\n\n3. Расходы отнести на смету администрации по статье «Прочие расходы».\n\n4. Сведения о награждённых внести в городскую книгу учёта наград.`,
  }
}
