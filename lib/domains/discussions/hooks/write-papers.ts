import type { Paper, PaperBlock } from '@/lib/domains/discussions/hooks/paper-blocks'
import type { PaperFacts, PaperProposal } from '@/lib/domains/discussions/hooks/paper-facts'
import { answerKinds, proposalSources, voteTypes, voteTypeName } from '@/lib/domains/discussions/contract'

/** Protocol by art. 5.1, part 18 of the urban planning code. */
export function writeProtocol(facts: PaperFacts): Paper {
  return {
    title: 'Протокол общественных обсуждений',
    subtitle: getSubject(facts),
    issuer: facts.organizer,
    blocks: [
      { kind: 'heading', text: '1. Общие сведения' },
      { kind: 'facts', rows: generalFacts(facts) },
      { kind: 'heading', text: '2. Участие' },
      numbersTable(facts),
      {
        kind: 'note',
        text: 'На портале один житель имеет один голос. Предложения на бумаге и в журнале экспозиции внёс организатор, они учтены отдельно.',
      },
      { kind: 'heading', text: '3. Предложения и замечания' },
      ...registerBlocks(facts.proposals),
      { kind: 'signatures', titles: ['Председатель', 'Секретарь'] },
    ],
  }
}

/** Conclusion by art. 5.1, part 22: the same numbers and the organiser's decision on each proposal. */
export function writeConclusion(facts: PaperFacts): Paper {
  return {
    title: 'Заключение о результатах общественных обсуждений',
    subtitle: getSubject(facts),
    issuer: facts.organizer,
    blocks: [
      { kind: 'heading', text: '1. Общие сведения' },
      {
        kind: 'facts',
        rows: [...generalFacts(facts), ['Основание', `Протокол общественных обсуждений от ${facts.madeOn}`]],
      },
      { kind: 'heading', text: '2. Количество участников' },
      numbersTable(facts),
      { kind: 'heading', text: '3. Рекомендации по предложениям и замечаниям' },
      ...answerKinds.flatMap(({ value, name }) =>
        decided(
          name,
          facts.proposals.filter((one) => one.answerKind === value),
        ),
      ),
      ...decided(
        'Ответ не дан',
        facts.proposals.filter((one) => one.answerKind === null),
      ),
      { kind: 'heading', text: '4. Выводы' },
      { kind: 'paragraph', text: formatResult(facts) },
      { kind: 'signatures', titles: ['Председатель'] },
    ],
  }
}

function getSubject({ title, titleNpa }: PaperFacts): string {
  return titleNpa ?? title
}

function generalFacts(facts: PaperFacts): [string, string][] {
  const { title, organizer, address, days, stopped, madeOn } = facts
  const rows: [string, string][] = [
    ['Обсуждение', title],
    ['Организатор', organizer],
    ['Территория', address ?? ''],
    ['Оповещение', formatSpan(days.notificationStartDate, days.notificationFinishDate)],
    ['Приём предложений и экспозиция', formatSpan(days.exhibitionStartDate, days.exhibitionFinishDate)],
    ['Рассмотрение', formatSpan(days.reviewStartDate, days.reviewFinishDate)],
    ['Остановлено', stopped ? `${stopped.day}. Причина: ${stopped.reason}` : ''],
    ['Составлено', madeOn],
  ]
  return rows.filter(([, value]) => value !== '')
}

function formatSpan(start: string, finish: string): string {
  return start && finish ? `с ${start} по ${finish}` : ''
}

function numbersTable({ counts }: PaperFacts): PaperBlock {
  const sum = (fits: (count: PaperFacts['counts'][number]) => boolean) =>
    counts.filter(fits).reduce((all, { total }) => all + total, 0)
  const row = (name: string, fits: (code: number) => boolean) => {
    const electronic = sum(({ source, type }) => source === 'portal' && fits(type))
    const other = sum(({ source, type }) => source !== 'portal' && fits(type))
    return [name, String(electronic), String(other), String(electronic + other)]
  }
  return {
    kind: 'table',
    head: ['Мнение', 'На портале', 'На бумаге и в журнале', 'Всего'],
    widths: [40, 20, 22, 18],
    rows: [...voteTypes.map(({ code, name }) => row(name, (one) => one === code)), row('Всего', () => true)],
  }
}

function registerBlocks(proposals: readonly PaperProposal[]): PaperBlock[] {
  if (proposals.length === 0) return [{ kind: 'paragraph', text: 'Предложений и замечаний не поступило.' }]
  return [
    {
      kind: 'table',
      head: ['№', 'Как поступило', 'Мнение', 'Предложение или замечание', 'Ответ организатора'],
      widths: [7, 15, 14, 36, 28],
      rows: proposals.map((one) => [
        String(one.number),
        sourceName(one.source),
        voteTypeName(one.type),
        publicText(one),
        formatAnswer(one),
      ]),
    },
    { kind: 'note', text: 'Номера идут подряд по всем голосам; голоса без пояснений в таблицу не внесены.' },
  ]
}

function decided(name: string, proposals: readonly PaperProposal[]): PaperBlock[] {
  if (proposals.length === 0) return []
  return [
    { kind: 'paragraph', text: `${name}: ${proposals.length}` },
    {
      kind: 'table',
      head: ['№', 'Содержание', 'Обоснование'],
      widths: [8, 50, 42],
      rows: proposals.map((one) => [String(one.number), publicText(one), one.answerText ?? '']),
    },
  ]
}

function formatResult({ stopped, counts }: PaperFacts): string {
  if (stopped) return `Обсуждения остановлены ${stopped.day}. Причина: ${stopped.reason}`
  const took = counts.reduce((all, { total }) => all + total, 0)
  return `Общественные обсуждения проведены в установленном порядке, участвовали: ${took}. Организатор рекомендует: ____________________.`
}

function sourceName(source: PaperProposal['source']): string {
  return proposalSources.find(({ value }) => value === source)?.name ?? ''
}

/** Hidden text stays hidden in published papers; the vote counts. */
function publicText({ isHidden, text }: PaperProposal): string {
  return isHidden ? 'Слова скрыты модератором, голос учтён.' : text
}

function formatAnswer({ answerKind, answerText }: PaperProposal): string {
  const name = answerKinds.find(({ value }) => value === answerKind)?.name
  return name ? [name, answerText].filter(Boolean).join('. ') : ''
}
