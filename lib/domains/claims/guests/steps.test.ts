import { claimWorkflow, type ClaimAction } from '@/lib/domains/claims/actions'
import { getNextStep, listPublicSteps, listSteps, type ClaimFacts } from '@/lib/domains/claims/guests/steps'

const TODAY = '2026-11-25'

function facts(changes: Partial<ClaimFacts> = {}): ClaimFacts {
  return {
    code: 5,
    createdAt: '2026-11-20T09:00:00.000Z',
    confirmedAt: '2026-11-20T09:05:00.000Z',
    mergedInto: null,
    department: 'Горсвет',
    events: [],
    deadline: '2026-11-26',
    confirmUntil: null,
    judgeUntil: null,
    ...changes,
  }
}

const event = (action: ClaimAction, note: string | null = null) => ({
  title: claimWorkflow.getLabel(action),
  note,
  at: '2026-11-21T09:00:00.000Z',
})

describe('what has been done', () => {
  it('is listed in order, in the author’s words', () => {
    const events = [event('publish'), event('take'), event('extend', 'Ждём деталь'), event('answer', 'Готово')]
    const told = listSteps(facts({ code: 3, events })).map(({ title, text }) => [title, text])
    expect(told).toEqual([
      ['Заявка отправлена', null],
      ['Почта подтверждена', null],
      ['Опубликована на карте', null],
      ['Взята в работу', null],
      ['Срок ответа продлён', 'Ждём деталь'],
      ['Получен ответ', 'Готово'],
    ])
  })

  it('leaves out other actions of the staff, and notes that were not written for the author', () => {
    const events = [event('publish', 'для своих'), event('showPhoto'), { ...event('take'), title: 'Исправить ответ' }]
    const told = listSteps(facts({ events })).slice(2)
    expect(told).toEqual([{ title: 'Опубликована на карте', at: '2026-11-21T09:00:00.000Z', text: null }])
  })

  it('names the claim that stays', () => {
    const steps = listSteps(facts({ code: 2, mergedInto: 7, events: [event('merge')] }))
    expect(steps.at(-1)?.title).toBe('Объединена с заявкой № 7')
  })
})

describe('what everybody reads of it', () => {
  const createdAt = '2026-11-20T09:00:00.000Z'
  const publishedAt = '2026-11-20T12:00:00.000Z'
  const told = (events: readonly ReturnType<typeof event>[]) => listPublicSteps({ createdAt, publishedAt, events })

  it('is when each step was made, without notes and without the author’s side of it', () => {
    const events = [event('publish'), event('take'), event('extend', 'Болеет Иванов'), event('answer', 'Готово')]
    expect(told([...events, event('dispute', 'Яма на месте')])).toEqual([
      { title: 'Заявка отправлена', at: createdAt },
      { title: 'Опубликована на карте', at: publishedAt },
      ...['Взята в работу', 'Срок ответа продлён', 'Получен ответ', 'Автор не согласен с ответом'].map((title) => ({
        title,
        at: event('take').at,
      })),
    ])
  })

  it('has nothing that the staff did for itself', () => {
    const events = [
      event('showPhoto'),
      event('hideComment'),
      event('merge'),
      { ...event('take'), title: 'Исправить ответ' },
    ]
    expect(told(events)).toHaveLength(2)
  })

  it('is nothing of a claim that is not published', () => {
    expect(listPublicSteps({ createdAt, publishedAt: null, events: [event('refuse')] })).toEqual([])
  })
})

describe('what is waited for', () => {
  test.each([
    ['the email', { confirmedAt: null, confirmUntil: '2026-11-28' }, 'ссылку из письма', '2026-11-28'],
    ['a moderator', {}, 'На проверке', '2026-11-26'],
    ['the department to begin', { code: 1 }, 'Горсвет: возьмёт', '2026-11-26'],
    ['its answer', { code: 4 }, 'Горсвет: заявка в работе', '2026-11-26'],
    ['the author', { code: 3, judgeUntil: '2026-12-05' }, 'решена ли проблема', '2026-12-05'],
    ['news of another claim', { code: 2, mergedInto: 7 }, 'за заявкой № 7', null],
  ])('is %s', (_, changes, words, until) => {
    const next = getNextStep(facts(changes), TODAY)
    expect(next).toEqual({ title: expect.stringContaining(words), until, is_overdue: false })
  })

  it('is overdue after its day', () => {
    expect(getNextStep(facts({ code: 4, deadline: '2026-11-24' }), TODAY)?.is_overdue).toBe(true)
    expect(getNextStep(facts({ code: 4, deadline: TODAY }), TODAY)?.is_overdue).toBe(false)
  })

  it('is nothing once the author has given a verdict, or may not any more', () => {
    expect(getNextStep(facts({ code: 3 }), TODAY)).toBeNull()
  })
})
