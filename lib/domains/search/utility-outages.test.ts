import { toOutageQuery } from '@/lib/domains/search/utility-outages'
import { splitWords } from '@/lib/text/word-match'

describe('what people ask when something is off', () => {
  it.each([
    'нет воды',
    'отключение воды',
    'Отключили воду!',
    'когда дадут воду',
    'воды не будет',
    'вода пропала',
    'без воды',
    'вода',
    'Водоснабжение',
  ])('«%s» asks for an outage of water', (text) => expect(toOutageQuery(splitWords(text))).toMatch(/вода/))

  it.each([
    ['нет света', /свет/],
    ['отключили электричество', /электричество/],
    ['холодные батареи', /отопление/],
    ['когда дадут отопление', /отопление/],
    ['отключение газа', /газ/],
  ])('«%s» names its supply', (text, query) => expect(toOutageQuery(splitWords(text))).toMatch(query))

  it.each([
    'качество воды',
    'авария у светофора',
    'нет детского сада',
    'пропала газета',
    'водитель автобуса пропал',
    'приём главы',
    '',
  ])('«%s» asks for none', (text) => expect(toOutageQuery(splitWords(text))).toBeNull())
})
