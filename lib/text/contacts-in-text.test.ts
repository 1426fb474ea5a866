import { linkContacts, splitContacts } from '@/lib/text/contacts-in-text'
import { typeset, typesetHtml } from '@/lib/text/typography'

const found = (text: string, wanted: 'phone' | 'email') =>
  splitContacts(text).flatMap(({ piece, kind }) => (kind === wanted ? [piece] : []))
const phonesIn = (text: string) => found(text, 'phone')
const LINK = '<a href="tel:+78720551234">+7\u00A0(872)\u00A0055-12-34</a>'

describe('contacts in a text', () => {
  it.each([
    ['Справки: +7 (872) 055-12-34.', ['+7 (872) 055-12-34']],
    ['8 (872) 055-12-34 или 8-800-200-01-22', ['8 (872) 055-12-34', '8-800-200-01-22']],
    ['8 800 2000 122, +78720551234', ['8 800 2000 122', '+78720551234']],
    ['+7 (8720) 55-12-34 5 раз', ['+7 (8720) 55-12-34']],
    ['+7 (872) 055-12-34, доб. 12 — приёмная', ['+7 (872) 055-12-34, доб. 12']],
    ['(тел. +7 872 055 12 34 доб. 7)', ['+7 872 055 12 34 доб. 7']],
    ['+7 (872) 055-12-34 (доб. 12)', ['+7 (872) 055-12-34 (доб. 12)']],
    ['При угрозе жизни звоните 112.', ['112']],
    ['Вызовите 103, уведите его в тень', ['103']],
    ['По телефонам 101, 102 и 103', ['101', '102', '103']],
    ['Телефон дежурной части — 102; патруль', ['102']],
    ['Если опасно — сначала 112. Скорая помощь — 103.', ['112', '103']],
    ['Пахнет газом — только 104', ['104']],
    ['Сообщить о дыме: 112 или +7 (872) 005-00-05', ['112', '+7 (872) 005-00-05']],
    ['Позвоните или зайдите в каб. 102 и назовите вопрос', []],
    ['Позвоните в кабинет 102, автобус номер 101', []],
    ['Подводы к 112 домам, 101,3 FM, пр. Мира, 101', []],
    ['ул. Виноградная, 101–147, маршруты № 101 и 102', []],
    ['сообщите о домах 101–\u2060147 и 99–\u2060103', []],
    ['Позвоните 103 жителям, только 104 заявки, жалоб: 103', []],
    ['Прибыло 8 123 456 789 рублей, ИНН 80123456789', []],
  ])('finds in «%s» %j', (text, phones) => {
    expect(phonesIn(text)).toEqual(phones)
    expect(phonesIn(typeset(text)).map((one) => one.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''))).toEqual(phones)
  })

  it('loses nothing of the text', () => {
    const text = 'Звоните 112, пишите a@b.example или 8 (872) 055-12-34, доб. 5, до 18:00'
    expect(splitContacts(text)).toHaveLength(7)
    expect(
      splitContacts(text)
        .map(({ piece }) => piece)
        .join(''),
    ).toBe(text)
  })

  it.each([
    ['<p>Звоните 8 (872) 055-12-34</p>', `<p>Звоните ${LINK}</p>`],
    ['<td><strong>+78720551234</strong></td>', `<td><strong>${LINK}</strong></td>`],
    ['<p>Звоните <strong>112</strong></p>', '<p>Звоните <strong><a href="tel:112">112</a></strong></p>'],
    ['<p>Звоните</p><p>112</p>', '<p>Звоните</p><p>112</p>'],
    ['<a href="tel:+78720551234">8 872 055 12 34</a>', LINK],
    ['<a href="tel:+78720551234">позвонить</a>', '<a href="tel:+78720551234">позвонить</a>'],
    ['<a href="/a">Телефон 8 872 055 12 34</a>', '<a href="/a">Телефон 8 872 055 12 34</a>'],
    ['<p>https://wa.example/+78720551234</p>', '<p>https://wa.example/+78720551234</p>'],
    ['<img alt="Звоните 112">', '<img alt="Звоните 112">'],
    ['<p>Пишите: a@b.example.</p>', '<p>Пишите: <a href="mailto:a@b.example">a@b.example</a>.</p>'],
    ['<a href="mailto:a@b.example">a@b.example</a>', '<a href="mailto:a@b.example">a@b.example</a>'],
    ['<code>a@b.example</code>', '<code>a@b.example</code>'],
    ['<p>a@b.example, 8 (872) 055-12-34</p>', `<p><a href="mailto:a@b.example">a@b.example</a>, ${LINK}</p>`],
  ])('makes of %s links', (html, linked) => expect(linkContacts(html)).toBe(linked))

  it.each([
    ['Почта: press-centr@samursk.example.', ['press-centr@samursk.example']],
    ['a@b.example, c@d.example', ['a@b.example', 'c@d.example']],
    ['https://user@host.example/a', []],
    ['@samursk, 5@6', []],
  ])('finds in «%s» the addresses %j', (text, emails) => {
    expect(found(text, 'email')).toEqual(emails)
    expect(found(typeset(text), 'email')).toEqual(emails)
  })

  it('links what typography has been over', () => {
    expect(linkContacts(typesetHtml('<p>Запись: +7 (872) 055-12-34</p>'))).toBe(`<p>Запись: ${LINK}</p>`)
  })
})
