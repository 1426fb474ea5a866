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

const event = (action: ClaimAction, note: string | null = null, text: string | null = null) => ({
  title: claimWorkflow.getLabel(action),
  note,
  text,
  merged: null as number | null,
  at: '2026-11-21T09:00:00.000Z',
})

describe('what has been done', () => {
  it('is listed in order, in the author’s words', () => {
    const taken = event('take', null, 'Горсвет')
    const events = [event('publish'), taken, event('extend', 'Ждём деталь'), event('answer', 'Готово')]
    const told = listSteps(facts({ code: 3, events })).map(({ title, text }) => [title, text])
    expect(told).toEqual([
      ['Заявка отправлена', null],
      ['Почта подтверждена', null],
      ['Опубликована на карте', null],
      ['Взята в работу', 'Горсвет'],
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

  it('is when each step was made and what was written for all, without notes', () => {
    const events = [
      event('publish'),
      event('take', 'для своих', 'Горсвет'),
      event('extend', 'Болеет Иванов', 'Ждём деталь'),
      event('answer', 'для своих', 'Готово'),
      event('dispute', 'Яма на месте'),
    ]
    expect(told(events).map(({ title, text }) => [title, text])).toEqual([
      ['Заявка отправлена', null],
      ['Опубликована на карте', null],
      ['Взята в работу', 'Горсвет'],
      ['Срок ответа продлён', 'Ждём деталь'],
      ['Получен ответ', 'Готово'],
      ['Автор не согласен с ответом', null],
    ])
  })

  it('has the last answer as it was corrected, and the earlier ones as they were', () => {
    const again = [event('dispute'), event('take'), event('answer', null, 'Живёт Иванов')]
    const events = [event('answer', null, 'Готово'), ...again, event('correctAnswer', null, 'Сделали')]
    expect(told(events).flatMap(({ text }) => text ?? [])).toEqual(['Готово', 'Сделали'])
    expect(told([...events, event('correctAnswer', null, '')]).flatMap(({ text }) => text ?? [])).toEqual(['Готово'])
  })

  it('has no answers and reasons of before a moderator hid them', () => {
    const before = [
      event('take', null, 'Горсвет'),
      event('extend', null, 'Болеет Иванов'),
      event('answer', null, 'Готово'),
    ]
    const events = [...before, event('hideHistory'), event('dispute'), event('answer', null, 'Переделали')]
    expect(told(events).flatMap(({ text }) => text ?? [])).toEqual(['Горсвет', 'Переделали'])
  })

  it('names a claim that was merged into this one', () => {
    expect(told([{ ...event('merge'), merged: 7 }]).at(-1)?.title).toBe('Присоединена заявка № 7')
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
