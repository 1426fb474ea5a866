import { projectSteps } from '@/components/features/projects/project-steps'

const term = { start_date: '2027-04-02', finish_date: '2028-10-20' }
const states = (stage: Parameters<typeof projectSteps>[0]['stage']) =>
  projectSteps({ ...term, stage }).map(({ state }) => state)

describe('steps of a project', () => {
  it('stand before, at and after the stage', () => {
    expect(states('planned')).toEqual(['now', 'ahead', 'ahead', 'ahead'])
    expect(states('works')).toEqual(['past', 'past', 'now', 'ahead'])
  })

  it('are all past when it is done, and say at the works that it is paused', () => {
    expect(states('done')).toEqual(['past', 'past', 'past', 'past'])
    expect(states('paused')).toEqual(['past', 'past', 'paused', 'ahead'])
  })

  it('say of the end whether it has come', () => {
    const end = (stage: 'works' | 'done') => projectSteps({ ...term, stage }).at(-1)?.title
    expect(end('works')).toBe('Завершение')
    expect(end('done')).toBe('Завершён')
  })

  it('mark the nearest date ahead', () => {
    const next = (stage: 'planned' | 'works' | 'done') =>
      projectSteps({ ...term, stage }).find(({ isNext }) => isNext)?.date
    expect(next('planned')).toBe('с\u00A0апреля 2027')
    expect(next('works')).toBe('октябрь\u00A02028')
    expect(next('done')).toBeUndefined()
  })
})
