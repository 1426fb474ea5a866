import { shortName } from '@/lib/text/person-name'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a short name', () => {
  it.each([
    [{ surname: 'Магомедова', name: 'Аминат', patronymic: 'Расуловна' }, 'Магомедова А. Р.'],
    [{ surname: 'Ким', name: 'олег', patronymic: null }, 'Ким О.'],
    [{ surname: 'Мамедов', name: 'Эльчин', patronymic: '' }, 'Мамедов Э.'],
  ])('%o', (person, short) => {
    expect(plain(shortName(person))).toBe(short)
  })
})
