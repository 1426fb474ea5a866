import { serviceFilterWords } from '@/components/features/services/services-found'

const term = (id: number, title: string) => ({ id, title, count: 3 })
const terms = {
  audiences: [term(1, 'Семьям с детьми')],
  topics: [term(1, 'Образование')],
  life_situations: [term(4, 'Свадьба')],
}

describe('filter of the catalogue in words', () => {
  it('is silent without filters', () => {
    expect(serviceFilterWords({}, terms)).toEqual([])
  })

  it('names each filter that is on', () => {
    expect(serviceFilterWords({ audience: 1, topic: 1, life_situation: 4, text: 'зал' }, terms)).toEqual([
      'Семьям с детьми',
      'Образование',
      'Свадьба',
      'со словами «зал»',
    ])
  })

  it('says that nobody knows such a topic, as nothing is found by it', () => {
    expect(serviceFilterWords({ topic: 9 }, terms)).toEqual(['неизвестная тема'])
  })
})
