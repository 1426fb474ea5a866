import { readOptions } from '@/lib/tools/checks/run-options'

const known = new Map([
  ['lint', 'правила кода'],
  ['unit', 'тесты без портала'],
  ['journeys', 'пути жителей в браузере'],
])
const read = (...args: string[]) => readOptions(args, known)

describe('options of a run', () => {
  it('are everything but what shares a layout when nothing is said', () => {
    expect(read()).toEqual({ steps: null, files: [], isWhole: false, answer: null })
    expect(read('--all')).toMatchObject({ steps: null, isWhole: true, answer: null })
  })

  it('name steps one by one or as a list', () => {
    expect(read('--unit', '--lint').steps).toEqual(['unit', 'lint'])
    expect(read('--only=lint,unit').steps).toEqual(['lint', 'unit'])
  })

  it('narrow the test files, of the named steps or of all that have some', () => {
    expect(read('--journeys', 'map')).toMatchObject({ steps: ['journeys'], files: ['map'] })
    const steps = ['unit', 'heavy', 'door', 'portal', 'apart', 'journeys']
    expect(read('claims')).toMatchObject({ steps, files: ['claims'] })
  })

  it('are told when asked for, and when a step is unknown', () => {
    expect(read('--help').answer).toMatchObject({ code: 0, text: expect.stringContaining('--journeys') })
    expect(read('--jorneys').answer).toMatchObject({ code: 1, text: expect.stringContaining('«jorneys»') })
  })
})
